// Cached pages on disk, one file each, under the build that made them: old HTML names chunks that a new build no longer has.
// A file is its facts as one line of JSON, then its brotli bytes. Losing any of it costs a render.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exact, type CachedPage, type CachedPageFacts } from './cached-page'
import type { PageStore } from './page-cache'

interface Head extends CachedPageFacts {
  br: number
}

export class DiskCache implements PageStore {
  readonly #root: string
  readonly #folder: string
  readonly #buildId: string
  readonly #maxBytes: number
  readonly #earlier: string | undefined
  /** Pages that wait to be written, by key: a page rendered again before its turn is written once. */
  readonly #pending = new Map<string, CachedPage | undefined>()
  #busy: Promise<void> | undefined
  #bytes = 0

  /** @param options `earlier` is the folder that earlier versions wrote in the place of `root`. */
  constructor(options: { root: string; buildId: string; maxBytes: number; earlier?: string | undefined }) {
    this.#root = options.root
    this.#buildId = options.buildId.replace(/[^\w-]/g, '_')
    this.#folder = join(options.root, this.#buildId)
    this.#maxBytes = options.maxBytes
    this.#earlier = options.earlier
  }

  /** Removes the files of other builds and of earlier versions, and counts the present ones. */
  async open(): Promise<void> {
    if (this.#earlier) await rm(this.#earlier, { recursive: true, force: true })
    await mkdir(this.#folder, { recursive: true })
    for (const name of await readdir(this.#root)) {
      if (name !== this.#buildId) await rm(join(this.#root, name), { recursive: true, force: true })
    }
    await this.#sweep()
  }

  async read(key: string): Promise<CachedPage | undefined> {
    if (this.#pending.has(key)) return this.#pending.get(key)
    try {
      const bytes = await readFile(this.#place(key))
      const end = bytes.indexOf(10)
      const { br, ...facts } = JSON.parse(bytes.toString('utf8', 0, end)) as Head
      const body = bytes.subarray(end + 1)
      // Another page under the same hash, or an incomplete file.
      if (facts.key !== key || body.length !== br) return undefined
      facts.validUntil ??= Infinity
      return { ...facts, br: exact(body), retryAt: 0, lines: {} }
    } catch {
      return undefined
    }
  }

  write(page: CachedPage): void {
    this.#pending.set(page.key, page)
    this.#work()
  }

  remove(key: string): void {
    this.#pending.set(key, undefined)
    this.#work()
  }

  /** Resolves when every pending page is on disk. */
  async settled(): Promise<void> {
    await this.#busy
  }

  #work(): void {
    this.#busy ??= this.#drainPending().finally(() => (this.#busy = undefined))
  }

  async #drainPending(): Promise<void> {
    for (let next = first(this.#pending); next; next = first(this.#pending)) {
      const [key, page] = next
      // A full or read-only disk must not disturb the responses; the page stays in memory.
      await (page ? this.#save(page) : rm(this.#place(key), { force: true })).catch(() => undefined)
      if (this.#pending.get(key) === page) this.#pending.delete(key)
      if (this.#bytes > this.#maxBytes) await this.#sweep().catch(() => undefined)
    }
  }

  async #save(page: CachedPage): Promise<void> {
    const { br, retryAt: _retry, lines: _lines, ...facts } = page
    const head: Head = { ...facts, br: br.length }
    const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), br])
    const place = this.#place(page.key)
    const draft = `${place}.${process.pid}`
    await mkdir(join(place, '..'), { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, place)
    this.#bytes += bytes.length
  }

  /** Counts the folder; over the bound, the oldest files leave until a tenth is free. */
  async #sweep(): Promise<void> {
    const files: { path: string; size: number; at: number }[] = []
    for (const entry of await readdir(this.#folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const facts = await stat(path).catch(() => undefined)
      if (facts) files.push({ path, size: facts.size, at: facts.mtimeMs })
    }
    this.#bytes = files.reduce((sum, file) => sum + file.size, 0)
    if (this.#bytes <= this.#maxBytes) return
    for (const file of files.sort((a, b) => a.at - b.at)) {
      if (this.#bytes <= this.#maxBytes * 0.9) break
      await rm(file.path, { force: true })
      this.#bytes -= file.size
    }
  }

  #place(key: string): string {
    const name = createHash('sha256').update(key).digest('hex').slice(0, 40)
    return join(this.#folder, name.slice(0, 2), name)
  }
}

const first = <K, V>(map: Map<K, V>): [K, V] | undefined => map.entries().next().value
