// @vitest-environment happy-dom
import { Check } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import type { AnyContract } from '@/schemas/api/base/contract'
import { DeskBulkLine } from './desk-bulk-line'
import type { DeskState } from './use-desk'

const { place, render } = reactPlace()
const act = { id: 'prepare', words: '준비 시작', icon: Check, act: 'write', most: 2 }
const draw = (chosen: number, setAsked = vi.fn(), total = chosen, chooseMatching = vi.fn()) => {
  const state = {
    desk: { bulk: { line: '고른 주문', only: '‘결제 완료’ 주문만 고를 수 있습니다.' } },
    permitted: { bulk: [act] },
    chosen: new Map(Array.from({ length: chosen }, (_, at) => [at, {}])),
    opened: new Map(),
    now: { total, rows: Array.from({ length: Math.min(total, 20) }) },
    chooseMatching,
    setAsked,
  }
  return render(<DeskBulkLine state={state as unknown as DeskState<AnyContract>} />)
}

test('an act is offered for as many rows as the contract takes at once', async () => {
  const setAsked = vi.fn()
  await draw(2, setAsked)
  expect(place.textContent).toContain('2건 선택')
  // Rows that cannot be chosen are there as well, and the line says which can.
  expect(place.textContent).toContain('‘결제 완료’ 주문만 고를 수 있습니다.')
  ;[...place.querySelectorAll('button')].find(({ textContent }) => textContent === '준비 시작')!.click()
  expect(setAsked).toHaveBeenCalledWith({ kind: 'bulk', act })
})

test('above that the line says how many, and none is left out in silence', async () => {
  await draw(3)
  expect(place.textContent).toContain('3건 선택')
  expect(place.textContent).toContain('‘준비 시작’은 한 번에 2건까지 할 수 있습니다.')
  expect([...place.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['선택 해제'])
})

test('all that the filter matches are offered where there are more than the page shows', async () => {
  const chooseMatching = vi.fn()
  await draw(2, vi.fn(), 59, chooseMatching)
  ;[...place.querySelectorAll('button')].find(({ textContent }) => textContent === '조건에 맞는 59건 모두 고르기')!.click()
  expect(chooseMatching).toHaveBeenCalledOnce()
})
