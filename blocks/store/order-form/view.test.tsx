import { beforeAll, expect, test } from 'vitest'
import { loadIslands } from '@/renderer/island'
import { writeHtml } from '@/renderer/html/jsx-runtime'
import { withIslands, writeIslands } from '@/renderer/html/write-island'
import { MINORS_WORDS } from '@/schemas/rules/store/minors-words'
import { FIRST_ORDER_TERMS } from '@/schemas/rules/store/store-terms'
import type { CartItem } from '@/schemas/api/store/cart'
import type { NothingToOrder, OrderFacts } from './load'
import { OrderForm } from './view'

beforeAll(async () => {
  await loadIslands()
  writeIslands(() => undefined)
})

const LINE = {
  ...{ cartSeq: 1, productId: 'a', optionId: 'a-1', name: '월넛 식탁', choices: [], qty: 1, price: 790_000, state: 'ok', customYn: 'N' },
  ...{ image: '', imageShape: null, delivery: 'install', deliversTo: 'all', deliveryFee: 0, freeFrom: null, installFee: 40_000 },
} as unknown as CartItem
const FACTS: OrderFacts = {
  ...{ memberYn: 'N', agreedYn: 'Y', points: 0, heldCoupons: [], leftOut: 0, coupons: [], addresses: [], installDays: null },
  buyer: { name: '', phoneNo: '', email: '' },
  lines: [LINE],
  terms: { ...FIRST_ORDER_TERMS, depositHours: 72 },
}
const written = (facts: OrderFacts | NothingToOrder | null): string =>
  withIslands({ prefix: 'p', count: 0 }, () =>
    writeHtml(() => (
      <OrderForm {...({ id: 'order', props: {}, data: { facts, items: '' } } as unknown as Parameters<typeof OrderForm>[0])} />
    )),
  )

test('an order form says before the consent what a return costs, who sells, and whose order can be cancelled', () => {
  const html = written(FACTS)
  const places = ['설치 배송 상품 50,000원', '모든 상품은 저희가 판매합니다', MINORS_WORDS, '구매에 동의합니다'].map((words) =>
    html.indexOf(words),
  )
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(html).not.toContain('<template')
})

test('the words wait beside a form that the browser has to ask for, and an empty cart needs none', () => {
  expect(written(null)).toMatch(new RegExp(`<template[^>]*>.*${MINORS_WORDS}`))
  expect(written({ lines: [], leftOut: 0 })).not.toContain(MINORS_WORDS)
})
