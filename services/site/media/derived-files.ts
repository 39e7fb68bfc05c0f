import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { storeFile } from '@/services/storage/store-file'

export interface DerivedFilesOptions {
  folder: string
  /** Bytes that the folder may hold; the least recently used files leave first. */
  maxBytes: number
  /** Whether the disk has free space for derived files. */
  hasRoom: () => Promise<boolean>
  now: () => number
}

/** A file's time of use is written at most once in this time. */
const TOUCH_MS = 3_600_000
/** Other processes write into the same folder, so it is counted again after this time. */
const COUNT_MS = 60_000
/** The share left by an eviction, so that not every new file evicts. */
const LEFT = 0.9

/** Files that can be made again, in a folder of bounded size. */
export class DerivedFiles {
  readonly #options: DerivedFilesOptions
  /** By name: size and time of last use, the least recently used first. */
  #known = new Map<string, { bytes: number; usedAt: number }>()
  #bytes = 0
  #countedAt = -Infinity
  #counting: Promise<void> | undefined
  /** Runs one at a time, because two simultaneous checks would both find space. */
  #storing: Promise<void> = Promise.resolve()
  readonly #making = new Map<string, Promise<Buffer>>()

  constructor(options: DerivedFilesOptions) {
    this.#options = options
  }

  async read(name: string): Promise<Buffer | undefined> {
    const body = await readFile(this.#path(name)).catch(() => undefined)
    if (body) await this.#use(name, body.length)
    return body
  }

  /** The file, or the result of `make`, made once for simultaneous requests. Without free space it is sent and not stored. */
  async readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#making.get(name) ?? (await this.read(name)) ?? this.#making.get(name)
    if (known) return known
    const making = make().then(async (body) => {
      // On a full or read-only disk the file is made again for the next request; the answer is not affected.
      this.#storing = this.#storing.then(() => this.#store(name, body)).catch(() => undefined)
      await this.#storing
      return body
    })
    this.#making.set(name, making)
    return making.finally(() => this.#making.delete(name))
  }

  async #store(name: string, body: Buffer): Promise<void> {
    await this.#count()
    if (!(await this.#options.hasRoom())) return this.#evict(this.#options.maxBytes / 2)
    if (body.length > this.#options.maxBytes) return
    if (this.#bytes + body.length > this.#options.maxBytes) await this.#evict(this.#options.maxBytes * LEFT - body.length)
    const now = this.#options.now()
    await storeFile(this.#path(name), body)
    await this.#touch(name, now)
    this.#note(name, body.length, now)
  }

  async #use(name: string, bytes: number): Promise<void> {
    const now = this.#options.now()
    const before = this.#known.get(name)?.usedAt
    this.#note(name, bytes, now)
    if (before !== undefined && now - before < TOUCH_MS && now >= before) return
    await this.#touch(name, now)
  }

  async #touch(name: string, now: number): Promise<void> {
    await utimes(this.#path(name), new Date(now), new Date(now)).catch(() => undefined)
  }

  #note(name: string, bytes: number, usedAt: number): void {
    this.#bytes += bytes - (this.#known.get(name)?.bytes ?? 0)
    // Moves it to the end of the order.
    this.#known.delete(name)
    this.#known.set(name, { bytes, usedAt })
  }

  /** Removes the least recently used files until at most this many bytes are left. */
  async #evict(bytes: number): Promise<void> {
    for (const [name, file] of this.#known) {
      if (this.#bytes <= bytes) return
      this.#known.delete(name)
      this.#bytes -= file.bytes
      await rm(this.#path(name), { force: true }).catch(() => undefined)
    }
  }

  async #count(): Promise<void> {
    const now = this.#options.now()
    if (now - this.#countedAt < COUNT_MS && now >= this.#countedAt) return
    this.#counting ??= this.#countAnew(now).finally(() => (this.#counting = undefined))
    await this.#counting
  }

  async #countAnew(now: number): Promise<void> {
    const { folder } = this.#options
    await mkdir(folder, { recursive: true })
    const found: { name: string; bytes: number; usedAt: number }[] = []
    for (const name of await readdir(folder)) {
      const file = await stat(join(folder, name)).catch(() => undefined)
      if (file?.isFile()) found.push({ name, bytes: file.size, usedAt: Math.max(file.mtimeMs, this.#known.get(name)?.usedAt ?? 0) })
    }
    this.#known = new Map(found.sort((a, b) => a.usedAt - b.usedAt).map(({ name, bytes, usedAt }) => [name, { bytes, usedAt }]))
    this.#bytes = found.reduce((sum, { bytes }) => sum + bytes, 0)
    this.#countedAt = now
  }

  #path(name: string): string {
    return join(this.#options.folder, name)
  }
}
