// The files of what is memoized by changes (memoize-by-changes.ts): written at quiet moments and at the end of a process, read by the next one,
// which then reads from the database what changed since. A file says of which database, which build and which numbers of cache tags it is;
// one that is not ours, older than a day, ahead of the database or damaged is not read, and everything is made anew, as without it.
import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableName, sql } from 'drizzle-orm'
import { tagNumbers } from '@/lib/tag-numbers'
import { logger } from '@/services/base/log'
import type { Database } from './database'
import { readIndexFile, writeIndexFile, type IndexFile } from './index-file'
import { wholeTag } from './listed-records'
import { cacheTags, facts } from './tables/base'

/** How a value becomes parts of a file and comes back. */
export interface FileOf<T> {
  /** Of the parts; raised when they change. Another build is never read, whatever it says. */
  version: string
  /** @returns undefined where it changed meanwhile. */
  pack: (value: T) => Promise<Map<string, Uint8Array> | undefined>
  /** @throws where the parts are not those of `pack`. */
  unpack: (parts: IndexFile['parts']) => Promise<T>
}

/** What a file is of: an id of the database, the numbers up to which its value is complete. */
export interface Complete {
  name: string
  list: string
  one: string
  counted: string
  all: readonly string[]
}

/** Records that were counted yesterday and today are read again; what was counted before is in no file that is older. */
const LASTS = 86_400_000
const EVERY = 60_000
/** A file that is as new is not written again, by this process or another. */
const FRESH = 300_000

interface State {
  place: { folder: string; build: string } | undefined
  writers: Map<string, (place: { path: string; build: string }) => Promise<void>>
}
const globals = globalThis as Record<symbol, unknown>
const state = (): State => (globals[Symbol.for('maru.memo-files')] ??= { place: undefined, writers: new Map() }) as State

/** From now on files are read and written. @returns a function that writes once more and ends it. */
export function startMemoFiles(folder: string, build: string): () => Promise<void> {
  state().place = { folder, build }
  let writing: Promise<void> = Promise.resolve()
  const timer = setInterval(() => void (writing = writing.then(() => writeMemoFiles(FRESH))), EVERY).unref()
  return async () => {
    clearInterval(timer)
    await writing.then(() => writeMemoFiles(EVERY))
    state().place = undefined
  }
}

/** @param fresh milliseconds below which a file stays as it is. */
export async function writeMemoFiles(fresh = 0): Promise<void> {
  const { place, writers } = state()
  if (!place) return
  for (const [name, write] of writers) {
    const path = pathOf(place.folder, name)
    const writtenAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
    if (Date.now() - writtenAt < fresh) continue
    await write({ path, build: place.build }).catch((error: unknown) =>
      logger().warn({ event: 'index-file-not-written', index: name, err: error }, 'the next start reads all records'),
    )
  }
}

const pathOf = (folder: string, name: string): string => join(folder, `${name.replace(/[^A-Za-z0-9]+/g, '-')}.idx`)

/** The last that is made under a name is the one that is written. */
export const onWriting = (name: string, write: (place: { path: string; build: string }) => Promise<void>): void =>
  void state().writers.set(name, write)

/** What a file says of itself. Taken before its parts are packed: what changes later is read again. */
export interface Head extends Record<string, unknown> {
  build: string
  version: string
  database: string
  name: string
  builtAt: number
  writtenAt: number
  numbers: Record<string, number>
}

export interface Written {
  head: Head
  /** The number of the tag of every record that has one; those that wait to be read again have another one than any record. */
  ones: ReadonlyMap<string, number>
}

/** What waits for its change is read again by whoever reads the file. */
const WAITS = -1

export function noteNumbers(
  of: Complete,
  { changed, isCounted }: { changed: Iterable<string>; isCounted: boolean },
): Pick<Written, 'ones'> & { numbers: Record<string, number> } {
  const known = tagNumbers()
  const numbers = Object.fromEntries(tagsOf(of).map((tag) => [tag, known.current(tag)]))
  if (isCounted) numbers[of.counted] = WAITS
  const ones = new Map(known.beginning?.(of.one))
  for (const id of changed) ones.set(id, WAITS)
  return { numbers, ones }
}
const tagsOf = ({ list, counted, all }: Complete): string[] => [list, wholeTag(list), counted, ...all]

export async function writeMemoFile(path: string, { head, ones }: Written, parts: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const ids = new Map<string, Uint8Array>([
    ['tags', Buffer.from(JSON.stringify([...ones.keys()]))],
    ['tag numbers', new Uint8Array(Float64Array.from(ones.values()).buffer)],
  ])
  const from = performance.now()
  if (!(await writeIndexFile(path, { head, parts: new Map([...ids, ...parts]) }))) return
  logger().debug({ event: 'index-file-written', index: head.name, ms: Math.round(performance.now() - from) }, 'an index was written')
}

export interface Loaded<T> {
  value: T
  builtAt: number
  /** Records that changed since, and whether some were counted. */
  changed: string[]
  isCounted: boolean
}

/** @returns undefined where everything has to be read. */
export async function loadMemo<T>(db: Database, of: Complete, file: FileOf<T>, most: number): Promise<Loaded<T> | undefined> {
  const { place } = state()
  if (!place || !tagNumbers().beginning) return undefined
  const ignored = (reason: string): undefined =>
    void logger().info({ event: 'index-file-ignored', index: of.name, reason }, 'all records are read')
  try {
    const found = await readIndexFile(pathOf(place.folder, of.name))
    if (!found) return undefined
    const head = found.head as Head
    if (head.version !== file.version || head.build !== place.build) return ignored('it is of another build')
    if (head.name !== of.name || head.database !== (await databaseId(db))) return ignored('it is of another database')
    if (!(Date.now() - head.writtenAt < LASTS)) return ignored('it is older than a day')
    const since = changesSince(of, head.numbers, onesOf(found))
    if (typeof since === 'string') return ignored(since)
    if (since.changed.length > most) return ignored('too much changed since')
    return { value: await file.unpack(found.parts), builtAt: head.builtAt, ...since }
  } catch (error) {
    return ignored((error as Error).message)
  }
}

function onesOf({ parts }: IndexFile): Map<string, number> {
  const ids = JSON.parse(Buffer.from(parts.get('tags')!).toString()) as string[]
  const numbers = new Float64Array(parts.get('tag numbers')!.slice().buffer)
  return new Map(ids.map((id, at) => [id, numbers[at]!]))
}

function changesSince(of: Complete, before: Record<string, number>, ones: ReadonlyMap<string, number>) {
  const now = tagNumbers()
  const beyond = tagsOf(of).some((tag) => now.current(tag) < before[tag]!)
  if (beyond) return 'it is ahead of the database'
  if ([wholeTag(of.list), ...of.all].some((tag) => now.current(tag) !== before[tag])) return 'everything changed since'
  const after = now.beginning!(of.one)
  const changed = [...after].flatMap(([id, number]) => (ones.get(id) === number ? [] : [id]))
  for (const id of ones.keys()) if (!after.has(id)) changed.push(id)
  return { changed, isCounted: now.current(of.counted) !== before[of.counted] }
}

const ids = new WeakMap<Database, Promise<string>>()

/** Of this database and no copy: one that was put back has other tables. */
export function databaseId(db: Database): Promise<string> {
  let id = ids.get(db)
  if (!id) {
    id = readId(db)
    ids.set(db, id)
    id.catch(() => ids.delete(db))
  }
  return id
}
async function readId(db: Database): Promise<string> {
  await db.insert(facts).values({ name: 'database-id', value: randomUUID() }).onConflictDoNothing()
  const { rows } = await db.execute<{ id: string }>(sql`
    select concat_ws(' ', ${facts.value}, (select oid from pg_database where datname = current_database()), ${getTableName(cacheTags)}::regclass::oid) as id
    from ${facts} where ${facts.name} = 'database-id'`)
  return rows[0]!.id
}
