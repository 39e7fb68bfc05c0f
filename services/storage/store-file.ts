import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { FileOnDisk } from '@/services/base/file-on-disk'

/** Writes a file atomically, so that no reader sees half of it. */
export async function storeFile(path: string, body: Buffer | Readable | FileOnDisk): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${randomUUID()}`
  try {
    await (body instanceof FileOnDisk ? linkOrCopy(body.path, draft) : writeFile(draft, body))
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** A second name costs nothing, and the giver of the file removes only the first; a file of another disk, or of a system without, is copied. */
const linkOrCopy = (from: string, to: string): Promise<void> => link(from, to).catch(() => copyFile(from, to))
