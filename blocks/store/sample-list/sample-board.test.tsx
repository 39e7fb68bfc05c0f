// @vitest-environment happy-dom
import { act } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { SampleProduct } from '@/schemas/api/store/samples'
import { reactPlace } from '@/tests/support/react-place'

const asked: { id: string; input: Record<string, unknown> }[] = []
let terms = { openYn: 'Y', most: 3, times: 1, days: 30 }
let gone: Record<string, SampleProduct['fit']> = {}
const product = (productId: string): SampleProduct => ({
  ...{ productId, name: `마루 ${productId}`, number: `FL-${productId}`, image: '', imageAlt: '', fit: gone[productId] ?? 'open' },
})
vi.mock('@/schemas/api/base/call', async (original) => ({
  ...(await original<object>()),
  call: (contract: { id: string }, input: Record<string, unknown>) => {
    asked.push({ id: contract.id, input })
    if (contract.id === 'sample.productList') return Promise.resolve({ item: terms, items: String(input['ids']).split(',').map(product) })
    return Promise.resolve({ item: { identifiedYn: 'N', memberName: '', mobileNo: '' }, items: [] })
  },
}))

const { place, render } = reactPlace()
const KEY = 'maru.samples'
const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? '[]')
const press = (words: string) =>
  act(async () =>
    [...place.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent).includes(words))!.click(),
  )

/** Opens the page anew, as a browser that has stored these. */
async function open(query: string, list: readonly string[]): Promise<void> {
  vi.resetModules()
  localStorage.setItem(KEY, JSON.stringify(list))
  history.replaceState(null, '', `/zin/samples${query}`)
  const { SampleBoard } = await import('./sample-board')
  await render(<SampleBoard key={`${query} ${list.join()} ${asked.length}`} id="s" />)
  await act(async () => undefined)
}
const said = (): string => place.querySelector('[role=status]')!.textContent

// The first reading of the files takes longer than a test may.
beforeAll(() => import('./sample-board'), 60_000)
beforeEach(() => {
  terms = { openYn: 'Y', most: 3, times: 1, days: 30 }
  gone = {}
})

test('a product that led here is put into the list once, and the address forgets it', async () => {
  await open('?add=b', ['a'])
  expect(said()).toBe('마루 b를 샘플 목록에 담았습니다.')
  expect([stored(), location.search]).toEqual([['a', 'b'], ''])
  expect(place.textContent).toContain('샘플 2개 신청하기')
  await press('마루 a 빼기')
  expect(stored()).toEqual(['b'])
  expect(place.textContent).not.toContain('마루 a')
})

test('one more than may be asked for is refused at once, and the others stay', async () => {
  await open('?add=d', ['a', 'b', 'c'])
  expect(said()).toBe('샘플은 한 번에 3개까지 신청하실 수 있습니다. 더 담으시려면 목록에서 하나를 빼 주세요.')
  expect(stored()).toEqual(['a', 'b', 'c'])
})

test('what cannot be sent is said at its line, and where it led here it is not put in', async () => {
  gone = { b: 'soldOut', c: 'gone' }
  await open('?add=c', ['a', 'b'])
  expect(said()).toBe('마루 c: 더 이상 판매하지 않는 제품입니다.')
  expect(stored()).toEqual(['a', 'b'])
  expect(place.textContent).toContain('품절되어 지금은 샘플을 보내 드리지 못합니다. 목록에서 빼 주세요.')
  expect(place.textContent).toContain('샘플 1개 신청하기')
})

test('without a sample nothing is asked for, and while none are sent there is no form', async () => {
  const before = asked.length
  await open('', [])
  expect(place.textContent).toContain('담은 샘플이 없습니다.')
  expect(asked.length).toBe(before)
  terms = { ...terms, openYn: 'N' }
  await open('?add=b', ['a'])
  expect(said()).toBe('지금은 샘플 신청을 받지 않습니다.')
  expect(place.querySelector('form')).toBeNull()
})

test('the consent stands beside the form, so that a reload does not give it again', async () => {
  await open('', ['a'])
  const form = place.querySelector('form')!
  expect(form.querySelectorAll('input').length).toBeGreaterThan(1)
  expect([...form.querySelectorAll('input')].some(({ type }) => type === 'checkbox')).toBe(false)
  expect(place.querySelector<HTMLInputElement>('#s-agreed')!.type).toBe('checkbox')
  expect(place.querySelector('button[type=submit]')!.getAttribute('form')).toBe(form.id)
})
