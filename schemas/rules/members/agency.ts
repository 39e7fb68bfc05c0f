// The two ways of an agency into membership (foundation 2.4, 3.5): interior in four steps that are pages, SCM on one page.
import { emailFault } from '@/schemas/rules/base/email'
import { memberIdFault } from './member-id'
import { confirmFault, passwordFault } from './password-fault'

export const AGENCY_KINDS = ['interior', 'scm'] as const
export type AgencyKind = (typeof AGENCY_KINDS)[number]

/** The progress of an agency's sign-up for its own browser. */
export interface AgencyProgress {
  business: { bizRegNum: string; startDt: string; owner: string } | null
  hasAgreed: boolean
  /** Who was verified. */
  memberName: string | null
  /** The id that was just made, once. */
  joinedId: string | null
}

/** The pages of the interior sign-up in their order, and what each is there for. */
export const INTERIOR_STEPS = ['business', 'terms', 'identity', 'information', 'complete'] as const
export type InteriorStep = (typeof INTERIOR_STEPS)[number]
const INTERIOR = '/agency/signup/interior/join'
export const INTERIOR_PATHS: Record<InteriorStep, string> = {
  business: INTERIOR,
  terms: `${INTERIOR}/step1`,
  identity: `${INTERIOR}/step2`,
  information: `${INTERIOR}/step3`,
  complete: `${INTERIOR}/step4`,
}
export const STEP_LABELS: Record<InteriorStep, string> = {
  business: '사업자 확인',
  terms: '약관 동의',
  identity: '본인인증',
  information: '정보 입력',
  complete: '가입 완료',
}
export const AGENCY_START = '/agency/signup'
export const AGENCY_VERIFY = '/agency/signup/verify'
export const AGENCY_VERIFIED = '/agency/signup/verify-result'
export const SCM_JOIN = '/agency/signup/scm/join'
export const SCM_DONE = '/agency/signup/scm/completion'

/** The step that comes next: a later page redirects here (SYS-18). */
export function interiorStep({ business, hasAgreed, memberName, joinedId }: AgencyProgress): InteriorStep {
  if (joinedId !== null) return 'complete'
  if (!business) return 'business'
  if (!hasAgreed) return 'terms'
  return memberName === null ? 'identity' : 'information'
}

/** Whether a page may be worked on: the step that comes next, or one before it. What is complete is not done again. */
export function mayEnter(step: InteriorStep, progress: AgencyProgress): boolean {
  const next = interiorStep(progress)
  if (next === 'complete') return step === 'complete' || step === 'business'
  return INTERIOR_STEPS.indexOf(step) <= INTERIOR_STEPS.indexOf(next)
}

export interface AgencyAccount {
  memberId: string
  password: string
  passwordConfirm: string
  email: string
}

/** The account that an agency signs in with: the rules of every sign-up (V-ID-*, V-PW-*, V-PWC-1, V-EMAIL-*). */
export const agencyAccountFaults = ({
  memberId,
  password,
  passwordConfirm,
  email,
}: AgencyAccount): Record<keyof AgencyAccount, string | undefined> => ({
  memberId: memberIdFault(memberId),
  password: passwordFault(password, memberId, 'join'),
  passwordConfirm: confirmFault(password, passwordConfirm),
  email: emailFault(email),
})
