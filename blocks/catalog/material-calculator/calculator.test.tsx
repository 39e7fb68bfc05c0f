// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import type { Pack } from './load'

// The component itself, inside the island of the calculator.
const { Calculator } = await import('./calculator')
const { place, render } = reactPlace()

const pack: Pack = {
  ...{
    ZIN_PRD_ID: 'walnut',
    ZIN_PRD_NAME: '헤링본 월넛',
    CATE_ID_1: 'floor',
    DEPTH1_CATE_NAME: '바닥재',
    PACK_AREA: 1.98,
    PACK_UNIT: '박스',
  },
  PATTERNS: [
    { name: '일자', loss: 5 },
    { name: '헤링본', loss: 15 },
  ],
  OFFERS: [{ goodsId: 'box', optionId: 'box-1', option: ['90mm'], covers: 1.98, price: 100_000, memberPrice: 95_000 }],
}
const field = (label: string) => place.querySelector<HTMLInputElement>(`[aria-label="${label}"]`)!
const press = (words: string) =>
  act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(words))!.click())
const type = (label: string, text: string) =>
  act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    set.call(field(label), text)
    field(label).dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
const said = () => place.querySelector('[role=alert]')?.textContent
const status = () => place.querySelector('[role=status]')!.textContent

test('what is missing or no length is said at its room, and rooms are added up before boxes are rounded up', async () => {
  await render(<Calculator id="c" packs={[pack]} first="walnut" note="" />)
  await press('장바구니에 담기')
  expect(said()).toBe('방의 크기를 입력해 주세요.')
  await type('거실 가로(m)', '-3')
  await type('거실 세로(m)', '5')
  expect(said()).toBe('4.6처럼 숫자로만 입력해 주세요.')
  await type('거실 가로(m)', '5.1')
  expect(said()).toBeUndefined()
  await press('방 더하기')
  await type('안방 가로(m)', '4.5')
  await type('안방 세로(m)', '4.5')
  await press('방 더하기')
  await type('작은방 가로(m)', '4.75')
  await type('작은방 세로(m)', '3')
  // 60㎡ and 15 % in boxes of 1.98㎡; rounded up room by room they would be 36.
  expect(status()).toBe('35박스')
  expect(place.textContent).toContain('자재비3,500,000원회원가3,325,000원')
  await act(async () => place.querySelector<HTMLInputElement>('input[type=checkbox]')!.click())
  expect(status()).toBe('36박스')
})
