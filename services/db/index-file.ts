// A file of named parts: what a process made of many records, so that the next one need not read them all. It is written aside and renamed, and
// its last four bytes are a sum of all others: whatever is not whole is no file.
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'

const MAGIC = 'MARUIDX1'
/** Parts begin at multiples of it, as the numbers in them do. */
const ALIGNED = 8
/** A process that died leaves its claim. */
const CLAIMED_MS = 120_000

export interface IndexFile {
  head: Readonly<Record<string, unknown>>
  parts: ReadonlyMap<string, Uint8Array>
}

/** @returns undefined without a file. @throws where it is no whole file of this format. */
export async function readIndexFile(path: string): Promise<IndexFile | undefined> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!bytes) return undefined
  if (bytes.length < MAGIC.length + 8 || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('it is of another format')
  const end = bytes.length - 4
  if (crc32(bytes.subarray(0, end)) !== bytes.readUInt32LE(end)) throw new Error('its sum is wrong')
  const from = MAGIC.length + 4
  const length = bytes.readUInt32LE(MAGIC.length)
  const { head, parts } = JSON.parse(bytes.toString('utf8', from, from + length)) as {
    head: IndexFile['head']
    parts: [name: string, length: number][]
  }
  const found = new Map<string, Uint8Array>()
  let at = aligned(from + length)
  for (const [name, size] of parts) {
    // No Buffer, whose slices are no copies.
    found.set(name, new Uint8Array(bytes.buffer, bytes.byteOffset + at, size))
    at = aligned(at + size)
  }
  return { head, parts: found }
}

/** @returns false where another process writes it at this moment. */
export async function writeIndexFile(path: string, { head, parts }: IndexFile): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const claim = `${path}.claim`
  if (!(await claimed(claim))) return false
  try {
    const draft = `${path}.draft`
    const file = await open(draft, 'w', 0o600)
    try {
      const text = Buffer.from(JSON.stringify({ head, parts: [...parts].map(([name, { length }]) => [name, length]) }))
      const start = Buffer.alloc(aligned(MAGIC.length + 4 + text.length))
      start.write(MAGIC, 'latin1')
      start.writeUInt32LE(text.length, MAGIC.length)
      text.copy(start, MAGIC.length + 4)
      let sum = 0
      const write = async (bytes: Uint8Array): Promise<void> => {
        if (bytes.length === 0) return
        sum = crc32(bytes, sum)
        await file.writeFile(bytes)
      }
      await write(start)
      for (const part of parts.values()) {
        await write(part)
        await write(Buffer.alloc(aligned(part.length) - part.length))
      }
      const last = Buffer.alloc(4)
      last.writeUInt32LE(sum)
      await file.writeFile(last)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
    return true
  } finally {
    await rm(claim, { force: true })
  }
}

const aligned = (length: number): number => Math.ceil(length / ALIGNED) * ALIGNED

async function claimed(claim: string): Promise<boolean> {
  const take = async (): Promise<boolean> => {
    try {
      await (await open(claim, 'wx')).close()
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      return false
    }
  }
  if (await take()) return true
  const since = await stat(claim).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
  if (Date.now() - since < CLAIMED_MS) return false
  await rm(claim, { force: true })
  return take()
}
