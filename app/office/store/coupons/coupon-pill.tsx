import { Pill } from '@/builder/ui/pill'
import { COUPON_STATE_WORDS, type CouponState } from '@/schemas/rules/store/coupon-terms'

const DOTS: Readonly<Record<CouponState, string>> = { ready: 'bg-warning-500', running: 'bg-success', ended: 'bg-studio-300' }

export const CouponPill = ({ state }: { state: CouponState }) => <Pill dot={DOTS[state]}>{COUPON_STATE_WORDS[state]}</Pill>
