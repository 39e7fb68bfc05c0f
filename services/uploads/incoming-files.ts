// Files of resumable uploads while they arrive, in the data folder: `resumable/AREA/OWNER/ID` has the bytes, and its length is the offset
// at which the sender goes on, also after this process was killed. Only their owner finds them, and what nobody goes on with is removed.
import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FileOnDisk } from '@/services/base/file-on-disk'
import { seal, unseal } from '@/services/base/seal'
import { settings } from '@/services/base/settings'
import { takeOver } from './take-over'

/** Files of one person that are not taken yet: those of two forms. The oldest makes room for another one. */
const MOST = 20
/** What nobody went on with for a day is given up. */
export const LASTS = 24 * 3_600_000
const NAME = 'resumable.name'
/** Ends the names of the notes beside the files. */
const NOTE = '.json'

export interface IncomingFile {
  /** Bytes that are here. */
  offset: number
  length: number
  name: string
}
export type AppendFault = 'uploadGone' | 'otherOffset' | 'tooLong'

export class IncomingFiles {
  readonly #area: string

  constructor(area: string) {
    this.#area = area
  }

  /** @returns the id of an empty file, known only to the holder of one of its owner's sessions. */
  async begin(owner: string, { length, name }: { length: number; name: string }): Promise<string> {
    const folder = this.#folder(owner)
    await mkdir(folder, { recursive: true })
    await makeRoom(folder)
    const id = randomBytes(16).toString('base64url')
    await writeFile(join(folder, id), '')
    await writeFile(join(folder, id + NOTE), JSON.stringify({ length, name: seal(name, NAME) }))
    return id
  }

  /** Ends a piece that still arrives, so that the offset stays what it is. */
  async find(owner: string, id: string): Promise<IncomingFile | undefined> {
    return takeOver(this.#path(owner, id), () => this.#read(owner, id))
  }

  /** @returns the new offset. What arrived of a piece that breaks off stays. */
  async append(owner: string, id: string, at: number, bytes: ReadableStream<Uint8Array>): Promise<number | AppendFault> {
    return takeOver(this.#path(owner, id), async (signal) => {
      const file = await this.#read(owner, id)
      if (!file) return 'uploadGone'
      if (file.offset !== at) return 'otherOffset'
      return write(this.#path(owner, id), { at, length: file.length }, bytes, signal)
    })
  }

  /** The file when all of it is here: read from the disk where it is used. */
  async open(owner: string, id: string): Promise<FileOnDisk | undefined> {
    const file = await this.find(owner, id)
    if (!file || file.offset < file.length) return undefined
    return FileOnDisk.at(this.#path(owner, id), file.name)
  }

  async remove(owner: string, id: string): Promise<void> {
    await takeOver(this.#path(owner, id), () => removeFile(this.#path(owner, id)))
  }

  #folder = (owner: string): string => join(incomingFolder(), this.#area, owner)
  #path = (owner: string, id: string): string => join(this.#folder(owner), id)

  async #read(owner: string, id: string): Promise<IncomingFile | undefined> {
    const path = this.#path(owner, id)
    try {
      const [{ size }, note] = await Promise.all([stat(path), readFile(path + NOTE, 'utf8')])
      const { length, name } = JSON.parse(note) as { length: number; name: string }
      return { offset: size, length, name: unseal(name, NAME) }
    } catch (error) {
      // No such file, or one whose beginning was cut off.
      if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }
}

const incomingFolder = (): string => join(settings().dataDir, 'resumable')

/** Removes the files that nobody went on with. */
export async function removeLeftFiles(now: number): Promise<void> {
  for (const area of await namesIn(incomingFolder()))
    for (const owner of await namesIn(join(incomingFolder(), area))) {
      const folder = join(incomingFolder(), area, owner)
      for (const { path, at } of await filesIn(folder)) if (now - at > LASTS) await removeFile(path)
      // A folder with files in it stays.
      await rmdir(folder).catch(() => undefined)
    }
}

async function makeRoom(folder: string): Promise<void> {
  const files = (await filesIn(folder)).sort((a, b) => b.at - a.at)
  for (const { path } of files.slice(MOST - 1)) await takeOver(path, () => removeFile(path))
}

async function filesIn(folder: string): Promise<{ path: string; at: number }[]> {
  const names = (await namesIn(folder)).filter((name) => !name.endsWith(NOTE))
  const found = names.map(async (name) => {
    const path = join(folder, name)
    const at = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    )
    return at === undefined ? [] : [{ path, at }]
  })
  return (await Promise.all(found)).flat()
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** The note first: without it, the file is none. */
async function removeFile(path: string): Promise<void> {
  await rm(path + NOTE, { force: true })
  await rm(path, { force: true })
}

async function write(
  path: string,
  { at, length }: { at: number; length: number },
  bytes: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): Promise<number | AppendFault> {
  const reader = bytes.getReader()
  const stop = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop, { once: true })
  const file = await open(path, 'r+')
  let offset = at
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (signal.aborted) return 'otherOffset'
      if (done) return offset
      if (offset + value.byteLength > length) {
        stop()
        return 'tooLong'
      }
      // At its place, and not at the end: two processes that write the same piece while one is replaced write the same bytes.
      await file.write(value, 0, value.byteLength, offset)
      offset += value.byteLength
      // Given back at once: V8 counts these bytes, and for every sixty megabytes it looks through its whole heap, which pages wait for.
      if (value.buffer instanceof ArrayBuffer) value.buffer.transfer(0)
    }
  } finally {
    await file.close()
    signal.removeEventListener('abort', stop)
  }
}
