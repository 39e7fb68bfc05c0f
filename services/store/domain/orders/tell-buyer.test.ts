import { expect, test } from 'vitest'
import { orderNewsWords } from './tell-buyer'

test('news of what was cancelled names the money that comes back, and none where none does', () => {
  const words = (news: 'cancelled' | 'returned', amount: number) => orderNewsWords(news, '홈카페 줄 조명 외 1건', amount, false)
  expect(words('returned', 26_900)).toBe('홈카페 줄 조명 외 1건 주문의 일부가 취소되었습니다. 환불 금액 26,900원')
  expect(words('returned', 0)).toBe('홈카페 줄 조명 외 1건 주문의 일부가 취소되었습니다.')
  expect(words('cancelled', 0)).toBe('홈카페 줄 조명 외 1건 주문이 취소되었습니다.')
})
