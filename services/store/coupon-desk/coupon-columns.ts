import type { Input } from '@/schemas/api/base/contract'
import type { createCoupon } from '@/schemas/api/store/coupon-desk'
import { couponFaults, type CouponTerms } from '@/schemas/rules/store/coupon-terms'
import { afterSeoulDay, seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import type { Ctx, Fails } from '@/services/kit/service'

/** What is stored of the terms that staff typed. @throws CallFailure with a sentence at each wrong field. */
export function couponColumns(sent: Input<typeof createCoupon>, { now, session, fail }: Pick<Ctx, 'now' | 'session'> & Fails<'wrong'>) {
  const terms: CouponTerms = { most: null, pieces: null, grade: null, ...sent }
  const faults = Object.entries(couponFaults(terms, seoulDay(now)))
  if (faults.length > 0) throw fail('wrong', { problems: faults.map(([field, message]) => ({ pointer: `/${field}`, message })) })
  const { name, unit, discount, most, minAmount, from, until, pieces, audience, grade } = terms
  return {
    ...{ unit, discount, minAmount, pieces, audience },
    name: name.normalize('NFC').trim(),
    most: unit === 'PERCENT' ? most : null,
    grade: audience === 'grade' ? grade : null,
    startsAt: startOfSeoulDay(from),
    // The last moment of the day: it is what members read as the last day.
    endsAt: new Date(afterSeoulDay(until).getTime() - 1),
    updatedBy: `staff:${session.staff!.id}`,
  }
}
