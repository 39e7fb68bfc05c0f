// What was found for a question, remembered for some seconds: who opens the next tab or page of a list asks the same again. Forgotten with
// the first change of anything that is searched, in this process or in another.
import { watchTags } from '@/lib/tag-numbers'
import type { Database } from '@/services/db/database'
import { areaTable } from '@/services/kit/area-parts'
import type { SearchKind } from '@/services/parts/search-kind'
import type { Where } from './candidates'

const SECONDS = 5
/** Questions; a thousand results are a quarter of a megabyte. */
const MOST = 30

interface Answer {
  state: string
  value: Promise<unknown>
}
/** Of each database and of each transaction, which sees what others do not. */
const answersOf = new WeakMap<Database, Map<string, Answer>>()

let changes = 0
watchTags((tags) => {
  const kinds = Object.values(areaTable<SearchKind>('search'))
  const isSearched = (tag: string): boolean =>
    tag.startsWith('search-') || kinds.some(({ tags: lists, one }) => lists.includes(tag) || (one !== '' && tag.startsWith(one)))
  if (tags.some(isSearched)) changes++
})

export function remembered<T>({ db, siteId, now }: Where, question: string, find: () => Promise<T>): Promise<T> {
  let answers = answersOf.get(db)
  if (!answers) answersOf.set(db, (answers = new Map<string, Answer>()))
  const state = `${changes} ${Math.floor(now.getTime() / (SECONDS * 1_000))}`
  const key = `${siteId} ${question}`
  const known = answers.get(key)
  if (known?.state === state) return known.value as Promise<T>
  const value = find()
  answers.delete(key)
  answers.set(key, { state, value })
  value.catch(() => answers.get(key)?.value === value && answers.delete(key))
  if (answers.size > MOST) answers.delete(answers.keys().next().value!)
  return value
}
