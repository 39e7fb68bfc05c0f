import type { CartItem } from '@/schemas/api/store/cart'
import { won } from '../_parts/won'

/** What changed since the line was put in, in words; what stops the order first. */
export function lineNotes({ state, left, price, seenPrice, qty }: CartItem): string[] {
  if (state === 'ended') return ['판매가 끝난 상품입니다. 함께 주문할 수 없습니다.']
  if (state === 'soldOut') return ['품절되었습니다. 다른 옵션으로 바꾸거나 빼 주세요.']
  const notes: string[] = []
  if (state === 'short') notes.push(`남은 수량이 ${left}개여서 ${qty}개를 주문할 수 없습니다.`)
  if (seenPrice !== null) notes.push(`담은 뒤 가격이 ${won(seenPrice)}에서 ${won(price)}으로 바뀌었습니다.`)
  return notes
}
