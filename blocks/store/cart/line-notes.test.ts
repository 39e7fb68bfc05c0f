import { expect, it } from 'vitest'
import type { CartItem } from '@/schemas/api/store/cart'
import { lineNotes } from './line-notes'

const line = (more: Partial<CartItem>) => ({ state: 'ok', left: null, price: 29_000, seenPrice: null, qty: 5, ...more }) as CartItem

it.each([
  [{}, []],
  [{ seenPrice: 32_000 }, ['담은 뒤 가격이 32,000원에서 29,000원으로 바뀌었습니다.']],
  [{ state: 'short', left: 2 }, ['남은 수량이 2개여서 5개를 주문할 수 없습니다.']],
  [{ state: 'soldOut', seenPrice: 32_000 }, ['품절되었습니다. 다른 옵션으로 바꾸거나 빼 주세요.']],
  [{ state: 'ended' }, ['판매가 끝난 상품입니다. 함께 주문할 수 없습니다.']],
] as [Partial<CartItem>, string[]][])('what changed meanwhile is said: %j', (more, words) => expect(lineNotes(line(more))).toEqual(words))
