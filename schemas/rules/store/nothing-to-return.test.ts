import { expect, test } from 'vitest'
import { nothingToReturn } from './nothing-to-return'

const line = (left: number, closedWords = '') => ({ left, closedWords })

test('a form of which nothing can be chosen is not shown: it says why', () => {
  const gone = '취소하거나 반품하신 상품입니다.'
  expect(nothingToReturn([line(0, gone), line(0, gone)])).toBe(gone)
  expect(nothingToReturn([line(0, gone), line(0, '이미 교환이나 반품을 신청하신 상품입니다.')])).toBe(
    '교환하거나 반품하실 수 있는 상품이 없습니다.',
  )
  expect(nothingToReturn([line(0, gone), line(1)])).toBeUndefined()
})
