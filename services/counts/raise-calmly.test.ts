import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { CALM_PACE, raiseCalmly, settleCalmTags } from './raise-calmly'

const raised: string[][] = []
const state = vi.hoisted(() => ({ away: false }))
vi.mock('@/services/db/current-database', () => ({
  currentDatabase: () => ({ db: { transaction: (work: (tx: object) => unknown) => work({}) } }),
}))
vi.mock('@/services/db/tag-numbers', () => ({
  bumpTagNumbers: (_: object, tags: string[]) => {
    if (state.away) throw new Error('away')
    raised.push(tags)
    return Promise.resolve(() => undefined)
  },
}))
vi.mock('@/services/base/log', () => ({ logger: () => ({ warn: () => undefined }) }))

beforeEach(() => {
  vi.useFakeTimers()
  raised.length = 0
  state.away = false
})
afterEach(async () => {
  await settleCalmTags()
  vi.useRealTimers()
})

test('a thousand presses on one page are one raise, a minute after the first', async () => {
  for (let i = 0; i < 1_000; i++) raiseCalmly('page', ['interior:1'])
  raiseCalmly('page', ['product:a'])
  await vi.advanceTimersByTimeAsync(CALM_PACE.page - 1)
  expect(raised).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(raised).toEqual([['interior:1', 'product:a']])
  await vi.advanceTimersByTimeAsync(10 * CALM_PACE.page)
  expect(raised).toHaveLength(1)
  raiseCalmly('page', ['interior:1'])
  await vi.advanceTimersByTimeAsync(CALM_PACE.page)
  expect(raised).toEqual([['interior:1', 'product:a'], ['interior:1']])
})

test('lists follow more calmly than pages', async () => {
  raiseCalmly('list', ['views:case'])
  await vi.advanceTimersByTimeAsync(CALM_PACE.list - 1)
  expect(raised).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(raised).toEqual([['views:case']])
})

test('what could not be raised is raised with the next', async () => {
  state.away = true
  raiseCalmly('page', ['interior:1'])
  await vi.advanceTimersByTimeAsync(CALM_PACE.page)
  expect(raised).toEqual([])
  state.away = false
  await vi.advanceTimersByTimeAsync(CALM_PACE.page)
  expect(raised).toEqual([['interior:1']])
})

test('what waits is raised when the process ends', async () => {
  raiseCalmly('page', ['interior:1'])
  raiseCalmly('list', ['views:case'])
  await settleCalmTags()
  expect(raised.flat().sort()).toEqual(['interior:1', 'views:case'])
})
