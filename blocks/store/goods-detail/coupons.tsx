'use client'
import { showFault } from '@/lib/ui/show-snackbar'
import { COUPON_PLACE } from '@/schemas/rules/store/coupon-place'
import { MISSING_PART } from '@/schemas/words/unexpected'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { useReturn } from './use-return'

/** Coupons that count for the goods and are there to be taken. What the dialog needs comes with the press. */
export function Coupons({ goodsId, count }: { goodsId: string; count: number }) {
  const open = (first = 0) =>
    void import('./open-coupons').then(
      ({ openCoupons }) => openCoupons(goodsId, first),
      () => void showFault(MISSING_PART),
    )
  useReturn(COUPON_PLACE, (wanted) => open(Number(wanted)))
  return (
    <LineButton onClick={() => open()} aria-haspopup="dialog" className="numeric mt-4 w-full">
      쿠폰 받기 ({count}장)
    </LineButton>
  )
}
