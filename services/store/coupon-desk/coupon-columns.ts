import type { Input } from '@/schemas/api/base/contract'
import type { createCoupon } from '@/schemas/api/store/coupon-desk'
import { plainCode } from '@/schemas/rules/store/coupon-code'
import { ALL_GOODS } from '@/schemas/rules/store/coupon-scope'
import { couponFaults, type CouponTerms } from '@/schemas/rules/store/coupon-terms'
import { afterSeoulDay, seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { blindIndex } from '@/services/base/seal'
import type { Ctx, Fails } from '@/services/kit/service'
import { CODE_PLACE } from '../domain/benefits/code-place'

const UNLIMITED = {
  most: null,
  pieces: null,
  grade: null,
  ...ALL_GOODS,
  firstOrderYn: 'N',
  codeKind: 'none',
  code: '',
  perMember: 1,
} as const

/** What is stored of the terms that staff typed. @throws CallFailure with a sentence at each wrong field. */
export function couponColumns(sent: Input<typeof createCoupon>, { now, session, fail }: Pick<Ctx, 'now' | 'session'> & Fails<'wrong'>) {
  const terms: CouponTerms = { ...UNLIMITED, ...sent }
  const faults = Object.entries(couponFaults(terms, seoulDay(now)))
  if (faults.length > 0) throw fail('wrong', { problems: faults.map(([field, message]) => ({ pointer: `/${field}`, message })) })
  const { name, unit, discount, most, minAmount, from, until, pieces, audience, grade, firstOrderYn, codeKind, perMember } = terms
  const isChosen = terms.scope === 'chosen'
  const code = codeKind === 'common' ? plainCode(terms.code) : null
  return {
    ...{ unit, discount, minAmount, audience, firstOrderYn, codeKind },
    name: name.normalize('NFC').trim(),
    most: unit === 'PERCENT' ? most : null,
    // Of single codes there are as many as were made.
    pieces: codeKind === 'single' ? null : pieces,
    grade: audience === 'grade' ? grade : null,
    scope: terms.scope,
    goodsIds: isChosen ? [...terms.goodsIds] : [],
    brandIds: isChosen ? [...terms.brandIds] : [],
    categoryIds: isChosen ? [...terms.categoryIds] : [],
    excludedIds: [...terms.excludedIds],
    code: code === null ? null : terms.code.normalize('NFC').trim(),
    codeIndex: code === null ? null : blindIndex(code, CODE_PLACE),
    perMember: codeKind === 'none' || codeKind === 'open' ? 1 : perMember,
    startsAt: startOfSeoulDay(from),
    // The last moment of the day: it is what members read as the last day.
    endsAt: new Date(afterSeoulDay(until).getTime() - 1),
    updatedBy: `staff:${session.staff!.id}`,
  }
}
