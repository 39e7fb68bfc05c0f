import type { Offer } from './offer'
import type { Product } from './product'

/** `한 박스 1.98㎡`; of goods that cover another area than a pack of the product, `한 개 6.1㎡`. */
export const pieceWords = (
  { covers, choices }: Pick<Offer, 'covers' | 'choices'>,
  { PACK_AREA, PACK_UNIT }: Pick<Product, 'PACK_AREA' | 'PACK_UNIT'>,
): string => {
  if (covers === null) return choices.length > 0 ? choices.join(', ') : '한 개'
  const unit = covers === PACK_AREA && PACK_UNIT && PACK_UNIT !== 'm' ? PACK_UNIT : '개'
  return `한 ${unit} ${covers.toLocaleString('ko-KR', { maximumFractionDigits: 2 })}㎡`
}
