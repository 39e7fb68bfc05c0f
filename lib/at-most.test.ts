import { expect, test } from 'vitest'
import { atMost } from './at-most'

test('a limited number runs at a time, the rest in order, and a failure frees its slot like a success', async () => {
  const run = atMost(2)
  const begun: number[] = []
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>())
  const all = ends.map(({ promise }, i) =>
    run(() => {
      begun.push(i)
      return promise
    }),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  ends[1]!.reject(new Error('no'))
  await expect(all[1]).rejects.toThrow('no')
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 2])
  for (const i of [0, 2, 3, 4]) ends[i]!.resolve(i)
  expect(await Promise.all([0, 2, 3, 4].map((i) => all[i]!))).toEqual([0, 2, 3, 4])
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

test('work aborted while waiting is not started', async () => {
  const run = atMost(1)
  const first = Promise.withResolvers<void>()
  const given = new AbortController()
  let begun = 0
  const one = run(() => first.promise)
  const two = run(async () => void begun++, given.signal)
  const three = run(async () => void begun++)
  given.abort(new Error('given up'))
  first.resolve()
  await one
  await expect(two).rejects.toThrow('given up')
  await three
  expect(begun).toBe(1)
})
