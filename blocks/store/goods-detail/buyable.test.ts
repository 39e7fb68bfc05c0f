import { expect, test } from 'vitest'
import type { Goods } from '../_parts/goods-of'
import { buyable, pictureOf, variantsOf } from './buyable'

const goods = {
  id: 'table-walnut',
  salePrice: 790_000,
  options: [
    { name: '나무', values: ['월넛', '오크'] },
    { name: '벤치', values: ['없음', '하나'] },
  ],
  variants: [
    { variantId: 'table-walnut-1', choices: ['월넛', '하나'], extraPrice: 60_000, left: null },
    { variantId: 'table-walnut-2', choices: ['오크', '없음'], extraPrice: 0, left: 7 },
  ],
  delivery: 'install',
  deliveryTerms: { kind: 'install', fee: 0, freeFrom: null, installFee: 40_000 },
  soldOutYn: 'N',
} as unknown as Goods

test('combinations travel without the words of their options, and are the same where they are chosen', () => {
  const sent = JSON.stringify(buyable(goods).variants)
  expect(sent).toBe('[["table-walnut-1",[0,1],60000,null],["table-walnut-2",[1,0],0,7]]')
  expect(variantsOf(JSON.parse(JSON.stringify(buyable(goods))) as ReturnType<typeof buyable>)).toEqual(goods.variants)
})

test('goods without options have one combination', () => {
  const only = { variantId: 'a', choices: [], extraPrice: 0, left: 3 }
  const variants = [{ ...only, image: '', imageAlt: '' }]
  expect(variantsOf(buyable({ ...goods, options: [], variants }))).toEqual([only])
})

test('a combination with a picture of its own brings it along', () => {
  const image = { image: '/media/brown.webp', imageAlt: '밤색 의자' }
  const variants = [
    { variantId: 'a', choices: ['밤색'], extraPrice: 0, left: 3, ...image },
    { variantId: 'b', choices: ['먹색'], extraPrice: 0, left: 3, image: '', imageAlt: '' },
  ]
  const sent = buyable({ ...goods, options: [{ name: '색', values: ['밤색', '먹색'] }], variants })
  expect([pictureOf(sent, 'a'), pictureOf(sent, 'b'), pictureOf(sent, undefined)]).toEqual([
    { src: '/media/brown.webp', alt: '밤색 의자' },
    undefined,
    undefined,
  ])
})
