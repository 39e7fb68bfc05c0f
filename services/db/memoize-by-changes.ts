// Like memoizeByTags, for what is made of many records and can be changed by one of them: a write to one of a hundred thousand records reads
// that one. Which records changed is told by the tags that are raised together with the one of their list. Whatever is not told record by
// record makes it anew: a list's tag that comes alone, one that was raised twice at once, or more records than are worth changing one by one.
import { tagNumbers, watchTags } from '@/lib/tag-numbers'
import { logger } from '@/services/base/log'
import type { Database } from './database'
import { listedRecords } from './listed-records'
import { databaseId, loadMemo, noteNumbers, onWriting, writeMemoFile, type FileOf } from './start-memo-files'

/** More changed records than that are read faster with all others. */
const MOST_CHANGED = 2_000
/** Whatever changed without a word, as by an operator's hand, is seen soon after the first change after so long: it is made anew beside. */
const LASTS = 3_600_000

export interface Changes<T> {
  /** Of everything that it depends on except the tags (`interiors ${siteId}`). */
  name: string
  /** Raised with the tags of the records that changed. */
  list: string
  /** What the tag of a record begins with; its id follows. */
  one: string
  /** Raised without records for counts that only orders depend on, and the records that were counted since yesterday. */
  counted: { tag: string; ids: () => Promise<readonly string[]> }
  /** Raised by what every record depends on. */
  all: readonly string[]
  build: () => Promise<T>
  /** Changes the value by these records, which may be new, changed or gone. */
  change: (value: T, ids: readonly string[]) => Promise<void>
  /** How it is written to a file, which the next process reads instead of all records. Its list is one of listed-records.ts. */
  file?: FileOf<T>
}

interface Memo {
  value: Promise<unknown>
  of: Pick<Changes<unknown>, 'name' | 'list' | 'one' | 'counted' | 'all'>
  /** Of the tags, up to which what is below is complete. */
  numbers: readonly number[]
  builtAt: number
  changed: Set<string>
  isCounted: boolean
  isLost: boolean
  /** How often the value changed, or has to. */
  steps: number
  /** The steps that are in the file. */
  written: number
  /** Whether the one that replaces it is made. */
  isMadeAnew: boolean
}
const memosOf = new WeakMap<Database, Map<string, Memo>>()
const watched = new Set<WeakRef<Memo>>()

/** The value of `build`, with every change of its records since. Inside a transaction it is always built, as with memoizeByTags. */
export async function memoizeByChanges<T>(db: Database, of: Changes<T>): Promise<T> {
  let memos = memosOf.get(db)
  if (!memos) memosOf.set(db, (memos = new Map<string, Memo>()))
  const known = memos.get(of.name)
  if (known && isWhole(known)) {
    const hasChanged = known.changed.size > 0 || known.isCounted
    if (!hasChanged) return known.value as Promise<T>
    if (Date.now() - known.builtAt >= LASTS && !known.isMadeAnew) makeAnew(db, memos, known, of)
    return follow(known, of)
  }
  const memo = newMemo(of, (own) => firstValue(db, of, own))
  memos.set(of.name, memo)
  serve(db, memo, of)
  return memo.value as Promise<T>
}

function newMemo<T>(of: Changes<T>, make: (memo: Memo) => Promise<T>): Memo {
  const memo: Memo = {
    value: Promise.resolve(),
    of,
    numbers: numbersOf(of),
    builtAt: Date.now(),
    changed: new Set(),
    isCounted: false,
    isLost: false,
    steps: 1,
    written: 0,
    isMadeAnew: false,
  }
  // Whatever changes from here on is noted, also while it is made.
  watch(memo)
  memo.value = make(memo)
  loseWhenItFails(memo)
  return memo
}

/** Questions go on to be answered by the earlier one until it is there. */
function makeAnew<T>(db: Database, memos: Map<string, Memo>, known: Memo, of: Changes<T>): void {
  known.isMadeAnew = true
  const memo = newMemo(of, () => of.build())
  memo.value.then(
    () => {
      if (memos.get(of.name) !== known) return
      memos.set(of.name, memo)
      serve(db, memo, of)
    },
    () => (known.isMadeAnew = false),
  )
}

const isTransaction = (db: Database): boolean => 'rollback' in db

/** Of the file of an earlier process where there is one, or of all records. */
async function firstValue<T>(db: Database, of: Changes<T>, memo: Memo): Promise<T> {
  if (!of.file || isTransaction(db)) return of.build()
  const from = performance.now()
  const loaded = await loadMemo(db, complete(of), of.file, MOST_CHANGED)
  if (!loaded) return of.build()
  const ids = [...new Set([...loaded.changed, ...(loaded.isCounted ? await of.counted.ids() : [])])]
  if (ids.length > 0) await of.change(loaded.value, ids)
  memo.builtAt = loaded.builtAt
  if (ids.length === 0) memo.written = memo.steps
  const ms = Math.round(performance.now() - from)
  logger().info({ event: 'index-file-read', index: of.name, changed: ids.length, ms }, 'an index was read from its file')
  return loaded.value
}

const complete = ({ name, list, one, counted, all }: Memo['of']) => ({ name, list, one, counted: counted.tag, all })

/** It is the one that is written from now on. */
function serve<T>(db: Database, memo: Memo, of: Changes<T>): void {
  const { file } = of
  if (!file || isTransaction(db)) return
  if (listedRecords[of.list] !== of.one) throw new Error(`listed-records.ts does not say that ${of.list} are told of by ${of.one}`)
  onWriting(of.name, async ({ path, build }) => {
    const followed = memo.value
    const value = (await followed) as T
    if (memo.value !== followed || memo.steps === memo.written || !isWhole(memo)) return
    const { steps, builtAt } = memo
    const { numbers, ones } = noteNumbers(complete(of), memo)
    const head = { build, version: file.version, name: of.name, builtAt, writtenAt: Date.now(), numbers, database: '' }
    // What is noted meanwhile is read again by its number; what was changed meanwhile is in no file.
    const parts = await file.pack(value)
    const database = await databaseId(db)
    if (!parts || memo.value !== followed) return
    await writeMemoFile(path, { head: { ...head, database }, ones }, parts)
    memo.written = steps
  })
}

const numbersOf = ({ list, counted, all }: Memo['of']): number[] => [list, counted.tag, ...all].map((tag) => tagNumbers().current(tag))

/** Numbers that were replaced without a word, as those of a database are at the start, say that something was missed. */
const isWhole = (memo: Memo): boolean =>
  !memo.isLost && memo.changed.size <= MOST_CHANGED && numbersOf(memo.of).every((number, at) => number === memo.numbers[at])

/** Changes come one after the other; what is raised while records are read waits for the next call. */
function follow<T>(memo: Memo, of: Changes<T>): Promise<T> {
  const changed = [...memo.changed]
  const { isCounted, value: before } = memo
  memo.changed.clear()
  memo.isCounted = false
  memo.steps++
  const value = (async () => {
    const known = (await before) as T
    await of.change(known, [...new Set([...changed, ...(isCounted ? await of.counted.ids() : [])])])
    return known
  })()
  memo.value = value
  loseWhenItFails(memo)
  return value
}

const loseWhenItFails = (memo: Memo): void => void memo.value.catch(() => (memo.isLost = true))

let isWatching = false
function watch(memo: Memo): void {
  if (!isWatching) watchTags(noteAll)
  isWatching = true
  watched.add(new WeakRef(memo))
}

function noteAll(tags: readonly string[]): void {
  for (const ref of watched) {
    const memo = ref.deref()
    if (memo && !memo.isLost) note(memo, new Set(tags))
    else watched.delete(ref)
  }
}

function note(memo: Memo, tags: ReadonlySet<string>): void {
  const { list, one, counted, all } = memo.of
  const ids = [...tags].flatMap((tag) => (tag.startsWith(one) ? [tag.slice(one.length)] : []))
  for (const id of ids) memo.changed.add(id)
  if (ids.length > 0 || tags.has(counted.tag)) memo.steps++
  const before = memo.numbers
  memo.numbers = numbersOf(memo.of)
  if (tags.has(counted.tag)) memo.isCounted = true
  // Two writes that are told at once: one of them may have named no record.
  const isTold = ids.length > 0 && memo.numbers[0] === before[0]! + 1
  if ((tags.has(list) && !isTold) || all.some((tag) => tags.has(tag))) memo.isLost = true
}
