// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tellCartCount } from '@/blocks/base/_parts/cart-count'
import { attachCartCount } from './attach-cart-count'

const answer = vi.hoisted(() => ({ cart: vi.fn() }))
vi.mock('@/schemas/api/base/call', () => ({ call: answer.cart }))

const stop = { now: new AbortController() }
const link = () => document.querySelector<HTMLAnchorElement>('a')!
const shown = () => [link().querySelector('span')!.style.display === 'none' ? '' : link().textContent, link().ariaLabel]
const groupsOf = (...counts: number[]) => ({ items: counts.map((count) => ({ items: Array.from({ length: count }) })) })
const begin = () => attachCartCount(document.querySelector('header')!, stop.now.signal)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 10))
  stop.now = new AbortController()
  document.body.innerHTML = '<header><a href="/cart" data-cart aria-label="장바구니"></a></header>'
  document.cookie = 'maru-cart-count=3; path=/'
})
afterEach(() => {
  stop.now.abort()
  document.cookie = 'maru-cart-count=; path=/; max-age=0'
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('S-CART-1: shows what the browser knows at once, then the items of all groups', async () => {
  answer.cart.mockResolvedValue(groupsOf(2, 3))
  begin()
  expect(shown()).toEqual(['3', '장바구니, 상품 3개'])
  await vi.advanceTimersByTimeAsync(20)
  expect(shown()).toEqual(['5', '장바구니, 상품 5개'])
})

it('E-SWALLOW: a cart that cannot be asked for leaves the number as it is', async () => {
  answer.cart.mockRejectedValue(new Error('away'))
  begin()
  await vi.advanceTimersByTimeAsync(20)
  expect(shown()).toEqual(['3', '장바구니, 상품 3개'])
})

it('what is put in is shown at once, and an answer that was asked for before it is not', async () => {
  let give: (value: unknown) => void = () => {}
  answer.cart.mockReturnValue(new Promise((resolve) => (give = resolve)))
  begin()
  await vi.advanceTimersByTimeAsync(20)
  tellCartCount(4)
  expect(shown()[0]).toBe('4')
  give(groupsOf(3))
  await vi.advanceTimersByTimeAsync(1)
  expect(shown()[0]).toBe('4')
  tellCartCount(0)
  expect(shown()).toEqual(['', '장바구니'])
  tellCartCount(120)
  expect(shown()).toEqual(['99+', '장바구니, 상품 120개'])
})

it('another tab is heard', () => {
  answer.cart.mockResolvedValue(groupsOf(3))
  begin()
  dispatchEvent(new StorageEvent('storage', { key: 'maru-cart', newValue: '7 1' }))
  expect(shown()[0]).toBe('7')
})
