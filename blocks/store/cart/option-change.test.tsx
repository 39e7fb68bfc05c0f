// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CartItem } from '@/schemas/api/store/cart'
import { reactPlace } from '@/tests/support/react-place'

const variants = ['sand', 'stone', 'oak'].map((variantId) => ({ variantId, choices: [variantId], extraPrice: 0, left: null }))
vi.mock('@/schemas/api/base/call', () => ({ call: () => Promise.resolve({ item: { variants } }) }))
vi.mock('@/schemas/api/base/tracked-call', () => ({ sayFailure: vi.fn() }))

// The component itself, inside the island of the cart.
const { OptionChange } = await import('./option-change')

const { place, render } = reactPlace()
const onChoose = vi.fn<(optionId: string) => void>()
const line = { name: '러그', productId: 'rug', optionId: 'sand' } as CartItem
const list = () => place.querySelector('select')
const opener = () => place.querySelector('button')!

beforeEach(async () => {
  onChoose.mockClear()
  await render(<OptionChange line={line} onChoose={onChoose} />)
  await act(async () => opener().click())
})

const key = (name: string) =>
  act(async () => void list()!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })))
/** As a browser does it: the list has its value before the event fires. */
const reach = (value: string) =>
  act(async () => {
    list()!.value = value
    list()!.dispatchEvent(new Event('change', { bubbles: true }))
  })

test('arrow keys pass the options, and Enter takes the one that was reached', async () => {
  for (const value of ['stone', 'oak']) {
    await key('ArrowDown')
    await reach(value)
    expect([list()!.value, document.activeElement === list(), onChoose.mock.calls]).toEqual([value, true, []])
  }
  await key('Enter')
  expect(onChoose.mock.calls).toEqual([['oak']])
  expect([list(), document.activeElement]).toEqual([null, opener()])
})

test('leaving takes what was reached, and Escape nothing', async () => {
  await key('ArrowDown')
  await reach('stone')
  await act(async () => list()!.blur())
  expect(onChoose.mock.calls).toEqual([['stone']])
  await act(async () => opener().click())
  await key('ArrowDown')
  await reach('oak')
  await key('Escape')
  expect([onChoose.mock.calls, list()]).toEqual([[['stone']], null])
})

test('a pointer chooses at once', async () => {
  await reach('oak')
  expect([onChoose.mock.calls, list()]).toEqual([[['oak']], null])
})
