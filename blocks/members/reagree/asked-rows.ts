import type { SessionUser } from '@/schemas/api/auth/session'
import type { Agreements } from '@/schemas/rules/members/agreements'
import { joinRows, type AgreementRow, type TermTitles } from '@/blocks/members/_parts/form/agreement-rows'

/** The consents of a re-consent: required ones, and marketing. */
export const ASKED = ['service', 'personal', 'goodsMarketing', 'eventMarketing', 'adMarketing'] as const satisfies (keyof Agreements)[]
type ConsentName = (typeof ASKED)[number]

const COLUMN = {
  service: 'serviseTermsYn',
  personal: 'personalInfoCollectedYn',
  goodsMarketing: 'goodsMarketingYn',
  eventMarketing: 'eventMarketingYn',
  adMarketing: 'adMarketingYn',
} as const satisfies Record<ConsentName, keyof SessionUser>

/** The missing consents of a member; on the canvas, without a member, all. */
export const missingOf = (user: SessionUser | null): ConsentName[] => ASKED.filter((flag) => user?.[COLUMN[flag]] !== 'Y')

/** The rows of a sign-up, without existing consents. */
export function askedRows(missing: readonly ConsentName[], terms: TermTitles): AgreementRow[] {
  const isAsked = ({ name }: AgreementRow) => missing.some((flag) => flag === name)
  return joinRows(terms).flatMap((row) => {
    if (!row.children) return isAsked(row) ? [row] : []
    const children = row.children.filter(isAsked)
    return children.length > 0 ? [{ ...row, children }] : []
  })
}
