import { expect, test } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database'
import { batchList, batchLookup, batchRows, batch } from './batch'

const db = {} as Database

test('calls during a batch form the next one, and each gets its own answer', async () => {
  const batches: number[][] = []
  const ask = batch(async (_, items: number[]) => {
    batches.push(items)
    await sleep(5)
    return items.map((item) => item * 2)
  }, 3)
  expect(await Promise.all([1, 2, 3, 4, 5].map((item) => ask(db, item)))).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
  const first = ask(db, 10)
  await sleep(1)
  await Promise.all([first, ask(db, 11), ask(db, 12)])
  expect(batches.slice(2)).toEqual([[10], [11, 12]])
  // A call made as soon as another is answered is not lost.
  const chain = async () => [await ask(db, 6), await ask(db, 7), await ask(db, 8)]
  expect(await Promise.all([chain(), chain()])).toEqual([
    [12, 14, 16],
    [12, 14, 16],
  ])
})

test('groups and databases are independent', async () => {
  const batches: string[][] = []
  const ask = batch(async (_, items: string[]) => {
    batches.push(items)
    await sleep(1)
    return items
  })
  await Promise.all([ask(db, 'a', 'one'), ask(db, 'b', 'two'), ask({} as Database, 'c', 'one'), ask(db, 'd', 'one')])
  expect(batches).toEqual([['a', 'd'], ['b'], ['c']])
})

test('a failure affects only the calls of its batch', async () => {
  let times = 0
  const ask = batch(async (_, items: number[]) => {
    await sleep(1)
    if (++times === 2) throw new Error('lost')
    return items
  })
  const first = ask(db, 1)
  await Promise.resolve().then(() => sleep(0))
  const settled = await Promise.allSettled([first, ask(db, 2), ask(db, 3)])
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await ask(db, 4)).toBe(4)
})

test('one key is looked up once for all calls', async () => {
  const asked: string[][] = []
  const ask = batchLookup(async (_, keys: string[]) => {
    asked.push(keys)
    await sleep(1)
    return new Map(keys.flatMap((key) => (key === 'none' ? [] : [[key, key.toUpperCase()]])))
  })
  expect(await Promise.all([ask(db, 'a'), ask(db, 'b'), ask(db, 'b'), ask(db, 'none')])).toEqual(['A', 'B', 'B', undefined])
  expect(asked).toEqual([['a', 'b', 'none']])
})

test('many lists of keys are one query, and each gets its own rows', async () => {
  const batches: [number[], string][] = []
  const rowsOf = batchRows(
    async (_, keys: number[], group) => {
      batches.push([keys, group])
      await sleep(1)
      return keys.filter((key) => key < 10).map((key) => ({ key, group }))
    },
    (row) => row.key,
  )
  const lists = [[1], [2, 3], [3, 99], [], [4]]
  const found = await Promise.all([...lists.map((keys) => rowsOf(db, keys, 'site')), rowsOf(db, [1], 'other')])
  expect(found.map((rows) => [...rows.keys()])).toEqual([[1], [2, 3], [3], [], [4], [1]])
  expect(found[5]!.get(1)).toEqual({ key: 1, group: 'other' })
  expect(batches).toEqual([
    [[1, 2, 3, 99, 4], 'site'],
    [[1], 'other'],
  ])
})

test('the beginning of one list in many sizes is one query for the longest; another list is separate', async () => {
  const batches: object[] = []
  const list = batchList(async (_, where: { size: number; category?: string }) => {
    batches.push(where)
    await sleep(1)
    return { rows: Array.from({ length: where.size }, (_, i) => i), total: 40 }
  })
  const answers = await Promise.all([
    list(db, { size: 1 }),
    list(db, { size: 2 }),
    list(db, { size: 5 }),
    list(db, { size: 3, category: 'a' }),
  ])
  expect(answers.map(({ rows, total }) => [rows.length, total])).toEqual([
    [1, 40],
    [2, 40],
    [5, 40],
    [3, 40],
  ])
  expect(batches).toEqual([{ size: 5 }, { size: 3, category: 'a' }])
})
