// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { SuggestPanel } from './suggest-panel'
import type { Suggestions } from './use-suggestions'

const asked = vi.hoisted(() => [] as { typed: string; signal: AbortSignal; answer: (item: unknown) => void; fail: () => void }[])
vi.mock('@/schemas/api/base/call', () => ({
  call: (contract: { id: string }, { typed }: { typed: string }, { signal }: { signal: AbortSignal } = {} as never) =>
    contract.id === 'search.popular'
      ? Promise.resolve({ items: [{ word: '중문', isNew: true }] })
      : new Promise((resolve, reject) =>
          asked.push({ typed, signal, answer: (item) => resolve({ item }), fail: () => reject(new Error('away')) }),
        ),
}))

const nothing: Suggestions = { meant: { text: '', marks: [], count: 0 }, words: [], categories: [], sold: [], others: [] }
const withWords = (...words: string[]): Suggestions => ({
  ...nothing,
  words: words.map((text) => ({ text, marks: [{ from: 0, until: 1 }] })),
})

let field: HTMLInputElement
const { place, render } = reactPlace()
const close = vi.fn()
const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(0)))
const type = async (text: string, { isComposing = false } = {}) => {
  field.value = text
  await act(async () => void field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing })))
  await act(async () => void (await vi.advanceTimersByTimeAsync(120)))
}
const answer = async (at: number, item: Suggestions) => {
  asked[at]!.answer(item)
  await settle()
}
const press = async (key: string, more: KeyboardEventInit & { keyCode?: number } = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  if (more.keyCode) Object.defineProperty(event, 'keyCode', { value: more.keyCode })
  await act(async () => void field.dispatchEvent(event))
  return event.defaultPrevented
}
const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent!.replace(/^.*, /, ''))

beforeEach(async () => {
  vi.useFakeTimers()
  asked.length = 0
  close.mockClear()
  localStorage.clear()
  field = document.body.appendChild(document.createElement('input'))
  await render(<SuggestPanel field={field} listId="list" doors={[]} close={close} />)
  await settle()
})
afterEach(async () => {
  await render(null)
  field.remove()
  vi.useRealTimers()
})

test('letters are asked for while they are put together, and the field is never written', async () => {
  const write = vi.spyOn(field, 'value', 'set')
  await type('바', { isComposing: true })
  await answer(0, withWords('바닥'))
  await type('박', { isComposing: true })
  await answer(1, withWords('바구니'))
  expect([asked.map(({ typed }) => typed), options()]).toEqual([['바', '박'], ['바구니']])
  expect(write.mock.calls).toEqual([['바'], ['박']])
})

test('the list stays until the next one is there, and a late answer to an earlier question is never shown', async () => {
  await type('헤')
  await answer(0, withWords('헤링본'))
  await type('헤리')
  expect(options()).toEqual(['헤링본'])
  await type('헤링본')
  expect(asked[1]!.signal.aborted).toBe(true)
  await answer(2, withWords('헤링본 오크'))
  await answer(1, withWords('늦은 답'))
  expect(options()).toEqual(['헤링본 오크'])
  // What was asked before is not asked again.
  await type('헤')
  expect([asked.length, options()]).toEqual([3, ['헤링본']])
})

test('nothing is chosen before an arrow; then the field names the option, and Enter opens it', async () => {
  await type('중')
  await answer(0, withWords('중문', '중문 잉크'))
  expect([field.getAttribute('role'), field.getAttribute('aria-expanded'), field.hasAttribute('aria-activedescendant')]).toEqual([
    'combobox',
    'true',
    false,
  ])
  expect(await press('Enter')).toBe(false)
  await press('ArrowDown')
  expect(field.getAttribute('aria-activedescendant')).toBe('list-0')
  const opened = vi.fn((event: Event) => event.preventDefault())
  document.getElementById('list-0')!.addEventListener('click', opened)
  // The Enter that ends a letter chooses nothing, whatever the browser says of it.
  expect(await press('Enter', { isComposing: true })).toBe(false)
  expect(await press('Enter', { keyCode: 229 })).toBe(false)
  field.dispatchEvent(new CompositionEvent('compositionstart'))
  field.dispatchEvent(new CompositionEvent('compositionend'))
  expect(await press('Enter')).toBe(false)
  expect(opened).not.toHaveBeenCalled()
  await act(async () => void (await vi.advanceTimersByTimeAsync(20)))
  expect(await press('Enter')).toBe(true)
  expect(opened).toHaveBeenCalledOnce()
  await press('ArrowUp')
  expect(field.hasAttribute('aria-activedescendant')).toBe(false)
})

test('another list begins without a chosen option; Escape closes and leaves the words', async () => {
  await type('타')
  await answer(0, withWords('타일'))
  await press('ArrowDown')
  await type('타일')
  await answer(1, withWords('타일 본드'))
  expect(field.hasAttribute('aria-activedescendant')).toBe(false)
  expect(await press('Escape')).toBe(true)
  expect([close.mock.calls.length, field.value]).toEqual([1, '타일'])
})

test('what could not be asked for is said, and what is nowhere leads on', async () => {
  await type('욕')
  asked[0]!.fail()
  await settle()
  expect(place.textContent).toContain('제안을 불러오지 못했습니다.')
  await type('비행기표')
  await answer(1, nothing)
  expect(place.textContent).toContain('‘비행기표’에 맞는 것이 없습니다.')
  expect(place.querySelector<HTMLAnchorElement>('ul a')!.textContent).toBe('중문')
})
