import { Pill } from '@/builder/ui/pill'
import { COUPON_STATE_WORDS, type CouponState } from '@/schemas/rules/store/coupon-terms'

export const COUPON_DOTS: Readonly<Record<CouponState, string>> = { ready: 'bg-warning-500', running: 'bg-success', ended: 'bg-studio-300' }

export const CouponPill = ({ state }: { state: CouponState }) => <Pill dot={COUPON_DOTS[state]}>{COUPON_STATE_WORDS[state]}</Pill>
