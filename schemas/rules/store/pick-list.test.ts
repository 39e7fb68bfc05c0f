import { expect, test } from 'vitest'
import { pickList, piecesIn } from './pick-list'

const line = (variantId: string, qty: number, choices: string[] = []) => ({
  variantId,
  name: variantId.split('-')[0]!,
  choices,
  image: '/a',
  qty,
})

test('pieces of the same goods and option are added up over orders, and each order is named with its own', () => {
  const picks = pickList([
    { orderId: 'A', lines: [line('의자-2', 2, ['빨강']), line('책상-1', 1)] },
    { orderId: 'B', lines: [line('의자-2', 1, ['빨강']), line('의자-10', 1, ['파랑']), line('의자-2', 3, ['빨강'])] },
    { orderId: 'C', lines: [line('책상-1', 0)] },
  ])
  expect(
    picks.map(({ name, choices, pieces, orders }) => [
      name,
      ...choices,
      pieces,
      orders.map(({ orderId, qty }) => `${orderId}${qty}`).join(),
    ]),
  ).toEqual([
    ['의자', '빨강', 6, 'A2,B4'],
    ['의자', '파랑', 1, 'B1'],
    ['책상', 1, 'A1'],
  ])
  expect(piecesIn(picks)).toBe(8)
})

test('goods that are gone are told apart by what they were sold as', () => {
  const gone = (name: string) => ({ ...line('', 1), name })
  expect(pickList([{ orderId: 'A', lines: [gone('러그'), gone('조명')] }]).map(({ name }) => name)).toEqual(['러그', '조명'])
})
