// Whether an option of an order may become another one before it is sent. What was sold keeps its price: only what the options cost more is
// compared, as it is written now.

type OptionFault = 'sameOption' | 'otherGoods' | 'dearer' | 'unpaidCheaper' | 'pointsPaid'

interface Option {
  goodsId: string
  variantId: string
  extraPrice: number
}

/** @returns Won that go back, or why it may not be. @param paid of the line in money, that no earlier change promised. */
export function optionChange(
  from: Option,
  to: Option,
  { pieces, paid, isUnpaid }: { pieces: number; paid: number; isUnpaid: boolean },
): { back: number } | { fault: OptionFault } {
  if (from.variantId === to.variantId) return { fault: 'sameOption' }
  if (from.goodsId !== to.goodsId) return { fault: 'otherGoods' }
  const back = (from.extraPrice - to.extraPrice) * pieces
  if (back < 0) return { fault: 'dearer' }
  if (back > 0 && isUnpaid) return { fault: 'unpaidCheaper' }
  // What a coupon or points paid is no money that could go back.
  if (back > paid) return { fault: 'pointsPaid' }
  return { back }
}
