// A sign-up goes agreement, verification, info, complete; each step is a page, and some pages hold two (S-JOIN-3, Q-014, Q-015).
import { safeCallback } from '@/schemas/rules/base/safe-callback'

export type JoinStep = 'agreement' | 'verify' | 'info' | 'complete'
/** As they stand above the form. */
export const JOIN_STEPS: readonly string[] = ['약관 동의', '본인인증', '정보 입력', '가입 완료']
export const stepNumber = (step: JoinStep): number => ['agreement', 'verify', 'info', 'complete'].indexOf(step)

/** What the pages need to know of a draft. */
export interface JoinProgress {
  isAgreed: boolean
  hpVerify: boolean
  hasJoined: boolean
  /** It began at a social provider. */
  isSocial?: boolean
}

/** The step that a draft still lacks. */
export const firstMissing = ({ isAgreed, hpVerify }: JoinProgress): JoinStep => (isAgreed ? (hpVerify ? 'info' : 'verify') : 'agreement')

/** Pages of a tree by the step that they hold. `step1` is agreement and verification, `step2` information. */
const PAGE_STEP: Record<string, JoinStep> = {
  agreement: 'agreement',
  step1: 'agreement',
  verify: 'verify',
  'verify-result': 'verify',
  info: 'info',
  step2: 'info',
  complete: 'complete',
  complete_direct: 'complete',
  'sns-verify': 'agreement',
  'sns-verify-result': 'verify',
  'sns-info': 'info',
  'sns-complete': 'complete',
}

/** `/join`, or its mirror for a visitor from another section. */
export type JoinBase = '/join' | '/direct/join'
export const joinBaseOf = (path: string): JoinBase => (path.startsWith('/direct/') ? '/direct/join' : '/join')
const pageOf = (path: string): string => path.slice(joinBaseOf(path).length + 1)

/** What a tree calls its steps: single pages, two pages, or the pages of a social sign-up. */
const NAMES: Record<'single' | 'stepped' | 'social', Record<JoinStep, string>> = {
  single: { agreement: 'agreement', verify: 'verify', info: 'info', complete: 'complete' },
  stepped: { agreement: 'step1', verify: 'step1', info: 'step2', complete: 'complete' },
  social: { agreement: 'sns-verify', verify: 'sns-verify', info: 'sns-info', complete: 'sns-complete' },
}
const variantOf = (path: string): keyof typeof NAMES =>
  /\/step[12]$/.test(path) ? 'stepped' : pageOf(path).startsWith('sns-') ? 'social' : 'single'

/** Name of the page in the head. */
export const joinTitle = (path: string): string => TITLE[PAGE_STEP[pageOf(path)] ?? 'agreement']
const TITLE: Record<JoinStep, string> = { agreement: '약관 동의', verify: '본인인증', info: '회원 정보 입력', complete: '회원가입 완료' }

/** From another section: the return page is preserved from page to page. */
export const isDirect = (path: string): boolean => joinBaseOf(path) === '/direct/join' || /_direct$/.test(path)

const withReferrer = (path: string, referrer: string | undefined): string =>
  referrer ? `${path}?referrer=${encodeURIComponent(referrer)}` : path

/**
 * Page of a step, in the tree and the kind (single pages or stepped) of the page that links to it.
 * @param from path of that page.
 */
export function joinPage(step: JoinStep, from: string, referrer?: string): string {
  const base = isDirect(from) ? '/direct/join' : '/join'
  const variant = variantOf(from)
  const name = step === 'complete' && isDirect(from) && variant !== 'social' ? 'complete_direct' : NAMES[variant][step]
  return withReferrer(`${base}/${name}`, referrer)
}

/** Where the verification of a whole page comes back to; undefined where the page that asks is that place. */
export const joinLanding = (path: string, referrer?: string): string | undefined =>
  pageOf(path) === 'verify' ? withReferrer(`${joinBaseOf(path)}/verify-result`, referrer) : undefined

/** Where a sign-up begins. */
export const joinStart = (from: string, referrer?: string): string => withReferrer(isDirect(from) ? '/direct/join' : '/join', referrer)

/** The redirect of a page opened too early; null when it may be shown (S-JOIN-3). */
export function joinDetour(path: string, progress: JoinProgress, referrer?: string): string | null {
  const step = PAGE_STEP[pageOf(path)]
  // The pages of a social sign-up are open only after an answer of a provider.
  if (step !== undefined && variantOf(path) === 'social' && !progress.isSocial) return joinStart(path, referrer)
  if (step === undefined || step === 'agreement') return null
  if (step === 'complete') return progress.hasJoined ? null : joinStart(path, referrer)
  const missing = firstMissing(progress)
  return stepNumber(missing) < stepNumber(step) ? joinPage(missing, path, referrer) : null
}

/** The page of another section that the visitor came from, where it is one of ours. */
export const referrerOf = (query: Record<string, string | undefined>): string | undefined => {
  const { referrer } = query
  return referrer && safeCallback(referrer, '') ? safeCallback(referrer, '') : undefined
}
