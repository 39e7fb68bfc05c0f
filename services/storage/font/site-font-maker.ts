// Makes the font files of the glyphs that the site's published text uses, and keeps them up to date: in the background, never while a
// request waits. The glyphs stand in the database, so that all processes name the same files; the files lie in DATA_DIR/fonts, and a
// process that lacks one makes it, byte for byte the same. Whatever fails leaves pages with the font that they have.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { facts } from '@/services/db/tables/base'
import { storeFile } from '../store-file'
import { chooseGlyphs } from './choose-glyphs'
import { GlyphCounter } from './glyph-counter'
import { cutFont } from './cut-font'

/** What the build tells about the font (scripts/tools/build-fonts.mjs). */
export interface FontSource {
  /** Path of the whole font. */
  file: string
  /** First and last code points of what it has. */
  covered: readonly (readonly [number, number])[]
  /** The characters of the code's own words above ASCII, and in how many files each occurs. */
  words: Readonly<Record<string, number>>
}

export interface SiteFontOptions {
  folder: string
  source: FontSource
  siteId: string
  db: () => Database
  /** Rejects while the disk is almost full. */
  hasRoom: () => Promise<void>
  /** Called with the names of the files, when all of them are there. */
  onReady: (names: readonly string[]) => void
  warn: (message: string, facts: Record<string, unknown>) => void
  cut?: typeof cutFont
  /** From the first change to the work, so that one pass serves several publications. */
  pauseMs?: number
}

/** Grows when the way of cutting changes, because a name stands for its bytes. */
const RECIPE = 1
/** Earlier files that are kept, for pages that caches outside still hold. */
const KEPT = 20
const RETRY_MS = 60_000

export class SiteFontMaker {
  readonly #options: SiteFontOptions & { cut: typeof cutFont; pauseMs: number }
  readonly #counter = new GlyphCounter()
  #sourceHash: Promise<string> | undefined
  #timer: NodeJS.Timeout | undefined
  #due = 0
  #work: Promise<void> = Promise.resolve()
  #present = ''

  constructor(options: SiteFontOptions) {
    this.#options = { cut: cutFont, pauseMs: 2_000, ...options }
  }

  /** Takes the files of an earlier run, if they are all there, and checks in the background whether they still suffice. */
  async open(): Promise<void> {
    const { folder, db } = this.#options
    try {
      const names = await this.#namesOf((await this.#read(db())).texts)
      const found = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => undefined)))
      if (names.length > 0 && found.every((file) => file?.isFile())) this.#take(names)
    } catch (err) {
      this.#options.warn('the font of the site was not found, pages use the whole one', { err })
    }
    this.#schedule(0)
  }

  /** Tells that data with these cache tags has changed. */
  noteChange(tags: readonly string[]): void {
    if (this.#counter.forget(tags)) this.#schedule(this.#options.pauseMs)
  }

  /** Resolves when no work is under way. */
  settled(): Promise<void> {
    return this.#work
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** The earlier of two moments counts. */
  #schedule(ms: number): void {
    const due = Date.now() + ms
    if (this.#timer && this.#due <= due) return
    this.stop()
    this.#due = due
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#work = this.#work
        .then(() => this.#update())
        .catch((err: unknown) => {
          this.#options.warn('the font of the site was not made, pages keep the one they have', { err })
          this.#schedule(RETRY_MS)
        })
    }, ms).unref()
  }

  async #update(): Promise<void> {
    const { source, db } = this.#options
    const counts = await this.#counter.count(db(), this.#options.siteId)
    for (const [character, often] of Object.entries(source.words)) {
      const code = character.codePointAt(0)!
      counts.set(code, (counts.get(code) ?? 0) + often)
    }
    const needed = new Map([...counts].filter(([code]) => isCovered(code, source.covered)))
    // Another process may write between reading and writing: then what it wrote is looked at.
    for (let tries = 0; tries < 5; tries++) {
      const before = await this.#read(db())
      const glyphs = before.texts.map((text) => text.replace(/[\0-\x7f]/g, ''))
      const chosen = chooseGlyphs(needed, glyphs)
      const isEnough = chosen === glyphs && before.texts.length > 0
      const texts = isEnough ? before.texts : chosen.map((text, i) => (i === 0 ? ASCII + text : text))
      const names = await this.#namesOf(texts)
      await this.#make(names, texts)
      if (!isEnough && !(await this.#write(before.value, JSON.stringify(texts)))) continue
      if (names.join() !== this.#present) this.#take(names)
      return this.#removeOld()
    }
  }

  async #make(names: readonly string[], texts: readonly string[]): Promise<void> {
    const { folder, source, hasRoom, cut } = this.#options
    for (const [i, name] of names.entries()) {
      const path = join(folder, name)
      const found = await stat(path).catch(() => undefined)
      if (found?.isFile()) continue
      await hasRoom()
      await storeFile(path, await cut(source.file, texts[i]!))
    }
  }

  async #read(db: Database): Promise<{ value: string | undefined; texts: readonly string[] }> {
    const [row] = await db
      .select()
      .from(facts)
      .where(eq(facts.name, factOf(this.#options.siteId)))
    const value = row?.value
    try {
      const texts: unknown = value === undefined ? [] : JSON.parse(value)
      return { value, texts: Array.isArray(texts) && texts.every((text) => typeof text === 'string') ? texts : [] }
    } catch {
      return { value, texts: [] }
    }
  }

  /** Tells the other processes of this database, once the files can be made. @returns false when another one was faster. */
  async #write(before: string | undefined, value: string): Promise<boolean> {
    const name = factOf(this.#options.siteId)
    const { db } = this.#options
    const written =
      before === undefined
        ? await db().insert(facts).values({ name, value }).onConflictDoNothing().returning()
        : await db()
            .update(facts)
            .set({ value })
            .where(and(eq(facts.name, name), eq(facts.value, before)))
            .returning()
    return written.length > 0
  }

  async #namesOf(texts: readonly string[]): Promise<string[]> {
    this.#sourceHash ??= readFile(this.#options.source.file).then((bytes) => createHash('sha256').update(bytes).digest('hex'))
    const source = await this.#sourceHash
    return texts.map((text) => `${createHash('sha256').update(`${RECIPE} ${source} ${text}`).digest('hex').slice(0, 24)}.woff2`)
  }

  #take(names: readonly string[]): void {
    this.#present = names.join()
    this.#options.onReady(names)
  }

  async #removeOld(): Promise<void> {
    const { folder } = this.#options
    await mkdir(folder, { recursive: true })
    const now = new Date()
    const files: { name: string; at: number }[] = []
    for (const name of await readdir(folder)) {
      if (this.#present.includes(name)) await utimes(join(folder, name), now, now).catch(() => undefined)
      // Another process may have removed it.
      const found = await stat(join(folder, name)).catch(() => undefined)
      if (found) files.push({ name, at: found.mtimeMs })
    }
    const old = files.toSorted((a, b) => b.at - a.at).slice(KEPT)
    await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })))
  }
}

/** What can be printed of it. */
const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i))

const factOf = (siteId: string): string => `font:${siteId}`

const isCovered = (code: number, covered: FontSource['covered']): boolean => covered.some(([first, last]) => first <= code && code <= last)
