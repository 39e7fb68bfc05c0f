// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdBack } from '@/lib/ui/hold-back'
import { facetQuery, toggled, type FacetQuery } from './facet-query'
import { FacetStore, type FacetAnswer } from './facet-store'

const value = (code: string) => ({ code, label: code, count: 1, chosen: false })
const facets = [{ code: 'homeSize', label: '평형', values: [value('HS03'), value('HS04')] }]
const answerOf = (total: number): FacetAnswer => ({ cards: [{ title: `${total}` }], facets, total })

interface PendingRequest {
  query: FacetQuery
  signal: AbortSignal
  give: (answer: FacetAnswer) => Promise<void>
  fail: () => Promise<void>
}

function listed() {
  const asked: PendingRequest[] = []
  const onFailure = vi.fn()
  const store = new FacetStore({
    query: facetQuery({}),
    answer: answerOf(50),
    path: '/styling/house',
    keep: { tab: 'a' },
    onFailure,
    ask: (query, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<FacetAnswer>()
      const settle = (run: () => void) => async () => {
        run()
        await vi.advanceTimersByTimeAsync(0)
      }
      asked.push({
        query,
        signal,
        give: (answer) => settle(() => resolve(answer))(),
        fail: settle(() => reject(new Error('away'))),
      })
      return promise
    },
  })
  return { store, asked, onFailure }
}
const choose = (store: FacetStore, code: string, entry?: 'push' | 'replace') =>
  store.choose(toggled(store.snapshot().query, code, facets), entry)
let cleanUp: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState({ tree: 1 }, '', '/styling/house?tab=a')
})
afterEach(() => {
  cleanUp?.()
  cleanUp = undefined
  vi.useRealTimers()
})

test('a choice changes the URL at once, and the old list stays until the next is loaded', async () => {
  const { store, asked } = listed()
  choose(store, 'HS04')
  expect(location.search).toBe('?tab=a&filter=HS04')
  expect(history.state).toMatchObject({ tree: 1 })
  expect(store.snapshot()).toMatchObject({ phase: 'asking', query: { codes: ['HS04'] }, answer: { total: 50 } })
  await asked[0]!.give(answerOf(24))
  expect(store.snapshot()).toMatchObject({ phase: 'settled', answer: { total: 24 } })
})

test('the skeleton is shown after 300 ms', async () => {
  const { store, asked } = listed()
  choose(store, 'HS04')
  await vi.advanceTimersByTimeAsync(299)
  expect(store.snapshot().phase).toBe('asking')
  await vi.advanceTimersByTimeAsync(1)
  expect(store.snapshot().phase).toBe('slow')
  await asked[0]!.give(answerOf(24))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(store.snapshot().phase).toBe('settled')
})

test('a newer choice cancels the older one, whose answer is ignored', async () => {
  const { store, asked } = listed()
  choose(store, 'HS03')
  choose(store, 'HS04')
  expect(asked[0]!.signal.aborted).toBe(true)
  await asked[1]!.give(answerOf(2))
  await asked[0]!.give(answerOf(1))
  expect(store.snapshot()).toMatchObject({ phase: 'settled', query: { codes: ['HS03', 'HS04'] }, answer: { total: 2 } })
})

test('a failure keeps the old list, shows a message, and can be retried', async () => {
  const { store, asked, onFailure } = listed()
  choose(store, 'HS04')
  await asked[0]!.fail()
  expect(store.snapshot()).toMatchObject({ phase: 'failed', query: { codes: ['HS04'] }, answer: { total: 50 } })
  expect(onFailure).toHaveBeenCalledTimes(1)
  store.retry()
  await asked[1]!.give(answerOf(24))
  expect(store.snapshot()).toMatchObject({ phase: 'settled', answer: { total: 24 } })
})

test('the pop that closes the alert of a failure does not retry, and Back does', async () => {
  const { store, asked } = listed()
  cleanUp = store.connect()
  choose(store, 'HS04')
  const close = vi.fn()
  holdBack(close)
  await asked[0]!.fail()
  history.replaceState(null, '', location.href)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(close).toHaveBeenCalledOnce()
  expect(asked).toHaveLength(1)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(asked).toHaveLength(2)
})

test('Back restores the list without loading', async () => {
  const { store, asked } = listed()
  cleanUp = store.connect()
  choose(store, 'HS04')
  await asked[0]!.give(answerOf(24))
  history.replaceState(null, '', '/styling/house?tab=a')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(asked).toHaveLength(1)
  expect(store.snapshot()).toMatchObject({ phase: 'settled', query: { codes: [] }, answer: { total: 50 } })
  history.replaceState(null, '', '/styling/house?tab=a&filter=HS03&page=2')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(asked[1]!.query).toEqual({ codes: ['HS03'], sort: 'latest', page: 2 })
})

test('a choice in the sheet replaces the entry by which Back would have closed it', () => {
  const { store } = listed()
  history.replaceState({ tree: 1, hold: 7 }, '', '/styling/house?tab=a')
  const entries = history.length
  choose(store, 'HS04', 'replace')
  expect(history.length).toBe(entries)
  expect(history.state).toEqual({ tree: 1, hold: undefined })
  expect(location.search).toBe('?tab=a&filter=HS04')
})
