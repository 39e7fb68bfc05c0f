'use client'
import { CouponDialog } from './coupon-dialog'
import { couponPath } from './coupon-path'

/** A coupon that is being made; once it is stored, its own page opens. */
export const NewCouponDialog = ({ onClose }: { onClose: () => void }) => (
  <CouponDialog coupon={undefined} onSaved={({ couponSeq }) => window.location.assign(couponPath(couponSeq))} onClose={onClose} />
)
