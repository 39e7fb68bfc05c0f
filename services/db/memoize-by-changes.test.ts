import { beforeEach, expect, test, vi } from 'vitest'
import { setTagNumbers, tagNumbers } from '@/lib/tag-numbers'
import type { Database } from './database'
import { memoizeByChanges } from './memoize-by-changes'

let did: string[]
let db: Database
let counted: string[]
let isAway = false
beforeEach(() => {
  did = []
  counted = []
  db = {} as Database
})
const ask = () =>
  memoizeByChanges(db, {
    name: 'shelf',
    list: 'books',
    one: 'book:',
    counted: { tag: 'views:book', ids: async () => counted },
    all: ['codes'],
    build: async () => {
      did.push('all')
      return { of: 'all' }
    },
    change: async (_, ids) => {
      if (isAway) throw new Error('the database is away')
      did.push(ids.join(' '))
    },
  })
/** What was done for a question after these writes, each with the tags that it raised. */
async function after(...writes: string[][]): Promise<string[]> {
  for (const tags of writes) tagNumbers().bump(tags)
  did = []
  await ask()
  return did
}

test('records are read that were named with their list, and nothing when nothing changed', async () => {
  await ask()
  expect(did).toEqual(['all'])
  expect(await after()).toEqual([])
  expect(await after(['books', 'book:1'])).toEqual(['1'])
  expect(await after(['books', 'book:1', 'book:2', 'other'], ['books', 'book:3'])).toEqual(['1 2 3'])
  expect(await after(['other'])).toEqual([])
})

test('what is counted is read with its list, by what was counted and by what told its page', async () => {
  await ask()
  counted = ['5', '6']
  expect(await after(['book:4'])).toEqual(['4'])
  expect(await after(['book:4'], ['views:book'])).toEqual(['4 5 6'])
})

test.each([
  ['a list alone', [['books']]],
  ['a list alone after a record', [['books', 'book:1'], ['books']]],
  ['what every record depends on', [['codes']]],
  ['more records than are worth it', [['books', ...Array.from({ length: 2_001 }, (_, at) => `book:${at}`)]]],
])('everything is made anew: %s', async (_, writes) => {
  await ask()
  expect(await after(...writes)).toEqual(['all'])
  expect(await after(['books', 'book:9'])).toEqual(['9'])
})

test('an hour after it was made, the next change makes it anew', async () => {
  await ask()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001)
  expect(await after()).toEqual([])
  expect(await after(['books', 'book:1'])).toEqual(['all'])
  vi.restoreAllMocks()
})

test('numbers that are replaced without a word make it anew, and so does a change that failed', async () => {
  await ask()
  const numbers = tagNumbers()
  setTagNumbers({ current: (tag) => numbers.current(tag) + 1, bump: (tags) => numbers.bump(tags) })
  expect(await after()).toEqual(['all'])
  setTagNumbers(numbers)
  await ask()
  isAway = true
  numbers.bump(['books', 'book:1'])
  await expect(ask()).rejects.toThrow('away')
  isAway = false
  expect(await after()).toEqual(['all'])
})

test('two writes that are told at once make it anew: one of them may have named no record', async () => {
  await ask()
  const numbers = tagNumbers()
  let more = 0
  setTagNumbers({ current: (tag) => numbers.current(tag) + (tag === 'books' ? more : 0), bump: (tags) => numbers.bump(tags) })
  more = 1
  expect(await after(['books', 'book:1'])).toEqual(['all'])
  setTagNumbers(numbers)
})

test('a write while the records of another are read is not lost', async () => {
  await ask()
  tagNumbers().bump(['books', 'book:1'])
  did = []
  const first = ask()
  tagNumbers().bump(['books', 'book:2'])
  await Promise.all([first, ask()])
  expect(did).toEqual(['1', '2'])
})
