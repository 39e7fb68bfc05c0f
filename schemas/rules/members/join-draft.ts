// What the draft of a sign-up says, as questions (foundation 3.3, 4.3).
import type { JoinDraft } from '@/schemas/words/visit-draft'
import { agreementsFault, type Agreements } from './agreements'
import type { JoinProgress } from './join-steps'
import { termsTypeOf, type TermsFor } from './terms'

/** A business agrees to its own texts (C-TERMS). */
export const termsForKind = (kind: JoinDraft['kind']): TermsFor => (kind === 'business' ? 'business' : 'personal')

/** A draft in which nothing was said: what reset leaves (S-JOIN-2). */
export const emptyJoin = (kind: JoinDraft['kind'] = 'personal'): JoinDraft => ({ kind })

/** Verified: the flag and the person, together (S-JOIN-1). */
export const verifiedJoin = (draft: JoinDraft, verifyUser: NonNullable<JoinDraft['verifyUser']>): JoinDraft => ({
  ...draft,
  hpVerify: true,
  verifyUser,
})

/** What was agreed to. */
export function agreementsOf(draft: JoinDraft | undefined): Agreements {
  const who = termsForKind(draft?.kind ?? 'personal')
  return {
    service: draft?.useAgreements?.[termsTypeOf('service', who)] ?? false,
    personal: draft?.useAgreements?.[termsTypeOf('personalInfo', who)] ?? false,
    locationYn: draft?.locationYn ?? false,
    goodsMarketing: draft?.goodsMarketing ?? false,
    eventMarketing: draft?.eventMarketing ?? false,
    adMarketing: draft?.adMarketing ?? false,
  }
}

/** The same, in the form of a draft. */
export function withAgreements(draft: JoinDraft, agreements: Agreements): JoinDraft {
  const who = termsForKind(draft.kind)
  const { service, personal, ...flags } = agreements
  return { ...draft, ...flags, useAgreements: { [termsTypeOf('service', who)]: service, [termsTypeOf('personalInfo', who)]: personal } }
}

/** How far it has come. */
export const progressOf = (draft: JoinDraft | undefined): JoinProgress => ({
  isAgreed: agreementsFault(agreementsOf(draft)) === undefined,
  hpVerify: draft?.hpVerify === true && draft.verifyUser !== undefined,
  hasJoined: draft?.joinedUser !== undefined,
})
