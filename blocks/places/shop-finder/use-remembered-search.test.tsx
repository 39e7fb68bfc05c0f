// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ListState } from '@/blocks/base/_parts/list-store'
import { reactPlace } from '@/tests/support/react-place'
import type { FinderAnswer } from './ask-shops'
import { finderQuery, type FinderQuery } from './finder-query'
import { searches, searchWords } from './searches'
import { useRememberedSearch } from './use-remembered-search'

vi.mock('@/schemas/api/base/call', () => ({ call: () => Promise.resolve() }))
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { render } = reactPlace()
const given = { note: (_: FinderQuery): void => undefined }
function Finder(state: ListState<FinderQuery, FinderAnswer>) {
  const note = useRememberedSearch(state)
  useEffect(() => void (given.note = note))
  return null
}
const showing = (query: FinderQuery, total: number) => render(<Finder query={query} answer={{ total } as FinderAnswer} phase="settled" />)
const choose = async (asked: Record<string, string>, total: number) => {
  const query = finderQuery(asked)
  given.note(query)
  await showing(query, total)
}
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const kept = () => searches.snapshot().map(searchWords)

test('places that arrow keys pass and searches without a store are not remembered; one that is stayed with, or left for a store, is', async () => {
  await showing(finderQuery({}), 20)
  for (const region of ['서울', '부산', '대구']) {
    await choose({ region }, 3)
    await wait(300)
  }
  expect(kept()).toEqual([])
  await wait(1_500)
  expect(kept()).toEqual(['대구'])
  await choose({ region: '부산', keyword: '없는동네' }, 0)
  await wait(5_000)
  expect(kept()).toEqual(['대구'])
  await choose({ region: '인천' }, 2)
  dispatchEvent(new Event('pagehide'))
  expect(kept()).toEqual(['인천', '대구'])
  // Typed words are remembered at once when others follow.
  await choose({ keyword: '해운대' }, 1)
  await choose({ keyword: '여기에는없는매장' }, 0)
  expect(kept()).toEqual(['해운대', '인천', '대구'])
})
