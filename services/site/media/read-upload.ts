import { readFile } from 'node:fs/promises'
import { pathOfUpload, TYPES } from '@/services/storage/path-of-picture'

/** An uploaded file; nothing where there is none of that name. */
export async function readUpload(file: string): Promise<{ body: Buffer; type: string } | undefined> {
  const path = pathOfUpload(file)
  const body = path && (await readFile(path).catch(() => undefined))
  return body ? { body, type: TYPES[file.slice(file.lastIndexOf('.') + 1)]! } : undefined
}
