import { expect, test } from 'vitest'
import { readNumber } from './read-number'

const PRICE = { title: '자재 최저가(원)', kind: 'whole' } as const
const AREA = { title: '한 포장의 면적(㎡)', kind: 'decimal' } as const
const COUNT = { title: '뽑는 인원', kind: 'whole' } as const

test.each([
  [PRICE, '12,900원', 12_900],
  [PRICE, '₩12,900', 12_900],
  [PRICE, '￦ 12,900', 12_900],
  [PRICE, '１２９００', 12_900],
  [PRICE, '12900', 12_900],
  [AREA, '1.62㎡', 1.62],
  [AREA, '1.62 m²', 1.62],
  [AREA, '1.62m2', 1.62],
  [AREA, '1.1×3', 3.3],
  [AREA, '1.1 x 3m', 3.3],
  [COUNT, '20명', 20],
  [COUNT, '-3', -3],
])('%o: "%s" is %d', (column, text, value) => expect(readNumber(column, text)).toEqual({ value }))

test.each([
  [PRICE, '1.5만'],
  [PRICE, '12,90'],
  [PRICE, '12.5'],
  [PRICE, '1.1×3'],
  [AREA, '1.62평'],
  [AREA, '₩1.62'],
  [AREA, '1,62'],
  [COUNT, '20원'],
  [COUNT, '스물'],
])('%o: "%s" is refused, and the words say what was written', (column, text) => {
  expect(readNumber(column, text)).toEqual({ fault: expect.stringContaining(`입력된 값: ‘${text}’`) })
})
