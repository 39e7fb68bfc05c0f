import { readFile } from 'node:fs/promises'
import { pathOfUpload } from '@/services/storage/path-of-picture'
import { PICTURE_TYPES } from '@/services/storage/picture-types'

/** An uploaded file; undefined for an unknown name. */
export async function readUpload(file: string): Promise<{ body: Buffer; type: string } | undefined> {
  const path = pathOfUpload(file)
  const body = path && (await readFile(path).catch(() => undefined))
  return body ? { body, type: PICTURE_TYPES[file.slice(file.lastIndexOf('.') + 1)]! } : undefined
}
