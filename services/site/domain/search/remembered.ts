// What was found for a question, remembered for some seconds: who opens the next tab or page of a list asks the same again. Forgotten with
// the first change of anything that is searched.
import { tagNumbers } from '@/lib/tag-numbers'
import type { Database } from '@/services/db/database'
import { KINDS_TAG } from '@/services/finding/follow-changes'
import { NIGHT_TAG } from '@/services/finding/weigh-docs'
import { FOUND_TAG, WORDS_TAG } from '@/services/finding/write-docs'
import type { Where } from './candidates'

const SECONDS = 5
/** Questions; a thousand results are a quarter of a megabyte. */
const MOST = 30
const TAGS = [FOUND_TAG, KINDS_TAG, NIGHT_TAG, WORDS_TAG, 'search-synonyms']

interface Answer {
  state: string
  value: Promise<unknown>
}
/** Of each database and of each transaction, which sees what others do not. */
const answersOf = new WeakMap<Database, Map<string, Answer>>()

export function remembered<T>({ db, siteId, now }: Where, question: string, find: () => Promise<T>): Promise<T> {
  let answers = answersOf.get(db)
  if (!answers) answersOf.set(db, (answers = new Map<string, Answer>()))
  const state = [Math.floor(now.getTime() / (SECONDS * 1_000)), ...TAGS.map((tag) => tagNumbers().current(tag))].join(' ')
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
