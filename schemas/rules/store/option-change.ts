// Whether an option of an order may become another one before it is sent. What was sold keeps its price: only what the options cost more is
// compared, as it is written now, and only where what was sold still costs what was paid for it.

type OptionFault = 'sameOption' | 'otherGoods' | 'dearer' | 'repriced' | 'unpaidCheaper' | 'pointsPaid'

interface Option {
  goodsId: string
  variantId: string
  extraPrice: number
}

/**
 * @param paid of the line in money, that no earlier change promised.
 * @param isAsPaid the present option costs what was paid for it: the prices of today are those of the order.
 * @returns Won that go back, or why it may not be.
 */
export function optionChange(
  from: Option,
  to: Option,
  { pieces, paid, isUnpaid, isAsPaid }: { pieces: number; paid: number; isUnpaid: boolean; isAsPaid: boolean },
): { back: number } | { fault: OptionFault } {
  if (from.variantId === to.variantId) return { fault: 'sameOption' }
  if (from.goodsId !== to.goodsId) return { fault: 'otherGoods' }
  const back = (from.extraPrice - to.extraPrice) * pieces
  // A difference of other prices than those paid is nobody's.
  if (back !== 0 && !isAsPaid) return { fault: 'repriced' }
  if (back < 0) return { fault: 'dearer' }
  if (back > 0 && isUnpaid) return { fault: 'unpaidCheaper' }
  // What a coupon or points paid is no money that could go back.
  if (back > paid) return { fault: 'pointsPaid' }
  return { back }
}
