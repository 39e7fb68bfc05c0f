import { expect, test } from 'vitest'
import type { NewsState } from '@/schemas/api/auth/staff-news'
import { arrivedWords } from './arrived-words'

type Kind = NewsState['kinds'][number]
const orders = (count: number, last: number): Kind => ({ kind: 'order', count, last })
const question = (last: number): Kind => ({ kind: 'question', count: 1, last })

test.each([
  ['one order more', [orders(2, 8)], [orders(3, 9)], '새 주문이 들어왔습니다.'],
  ['the first question', [], [question(4)], '상품 문의가 들어왔습니다.'],
  ['an order and a question', [orders(1, 7)], [question(9), orders(2, 8)], '새 소식이 2건 들어왔습니다.'],
  ['a burst', [orders(1, 7)], [orders(6, 12)], '새 소식이 5건 들어왔습니다.'],
  ['what was read elsewhere', [orders(3, 9)], [orders(2, 8)], ''],
  ['nothing', [orders(3, 9)], [orders(3, 9)], ''],
  ['one that came in while others were read', [orders(5, 9)], [orders(1, 10)], '새 주문이 들어왔습니다.'],
] as const)('%s', (_, before, after, words) => {
  expect(arrivedWords({ kinds: [...before] }, { kinds: [...after] })).toBe(words)
})
