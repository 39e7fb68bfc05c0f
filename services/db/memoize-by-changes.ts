// Like memoizeByTags, for what is made of many records and can be changed by one of them: a write to one of a hundred thousand records reads
// that one. Which records changed is told by the tags that are raised together with the one of their list. Whatever is not told record by
// record makes it anew: a list's tag that comes alone, one that was raised twice at once, or more records than are worth changing one by one.
import { tagNumbers, watchTags } from '@/lib/tag-numbers'
import type { Database } from './database'

/** More changed records than that are read faster with all others. */
const MOST_CHANGED = 2_000
/** Whatever changed without a word, as by an operator's hand, is seen with the first change after so long. */
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
}

interface Memo {
  value: Promise<unknown>
  of: Pick<Changes<unknown>, 'list' | 'one' | 'counted' | 'all'>
  /** Of the tags, up to which what is below is complete. */
  numbers: readonly number[]
  builtAt: number
  changed: Set<string>
  isCounted: boolean
  isLost: boolean
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
    if (Date.now() - known.builtAt < LASTS) return follow(known, of)
  }
  const memo: Memo = {
    value: of.build(),
    of,
    numbers: numbersOf(of),
    builtAt: Date.now(),
    changed: new Set(),
    isCounted: false,
    isLost: false,
  }
  memos.set(of.name, memo)
  watch(memo)
  loseWhenItFails(memo)
  return memo.value as Promise<T>
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

function watch(memo: Memo): void {
  if (watched.size === 0) watchTags(noteAll)
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
  const before = memo.numbers
  memo.numbers = numbersOf(memo.of)
  if (tags.has(counted.tag)) memo.isCounted = true
  // Two writes that are told at once: one of them may have named no record.
  const isTold = ids.length > 0 && memo.numbers[0] === before[0]! + 1
  if ((tags.has(list) && !isTold) || all.some((tag) => tags.has(tag))) memo.isLost = true
}
