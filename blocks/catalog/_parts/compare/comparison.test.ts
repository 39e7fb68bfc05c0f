import { expect, it } from 'vitest'
import { comparison, differing } from './comparison'

const product = (no: string, specs: [string, string][], colours = 0, price: number | null = null) => ({
  ...{ PRICE_FROM: price, PRICE_UNIT: '1㎡' },
  ZIN_PRD_NO: no,
  CATE_NAME: '원목결 마루',
  colors: Array.from({ length: colours }, (_, i) => ({ name: `색 ${i}`, image: `/media/${i}.webp` })),
  specs: specs.map(([label, value]) => ({ label, value })),
})

it('lists the price, the common properties, and then those that only some have, as rows', () => {
  const rows = comparison([
    product(
      'A-1',
      [
        ['규격', '165mm'],
        ['두께', '7.5mm'],
      ],
      7,
      62_000,
    ),
    undefined,
    product('A-2', [
      ['두께', '9mm'],
      ['난방', '온돌'],
    ]),
  ])
  expect(rows.map(({ label, values }) => [label, ...values])).toEqual([
    ['가격', '1㎡당 62,000원부터 (시공비 별도)', '', '가격 상담'],
    ['제품 번호', 'A-1', '', 'A-2'],
    ['품목', '원목결 마루', '', '원목결 마루'],
    ['색상', '7가지', '', '1가지'],
    ['두께', '7.5mm', '', '9mm'],
    ['규격', '165mm', '', '해당 없음'],
    ['난방', '해당 없음', '', '온돌'],
  ])
  expect(differing(rows).map(({ label }) => label)).toEqual(['가격', '제품 번호', '색상', '두께', '규격', '난방'])
})
