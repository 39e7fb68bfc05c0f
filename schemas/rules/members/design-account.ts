// The way of a vendor into the design service, as a table without a clock and without a network (foundation 4.5, S-DSGN-*). Each function
// decides one step. blocks/members/_parts/design/open-design.ts walks them, and the service checks the last one too, so that no account
// is made that the table would refuse.
import { validityFault, type BusinessStatus } from './business'

export interface DesignAccount {
  exists: boolean
  isRemoved: boolean
  isEnabled: boolean
  /** Why it was removed or suspended. */
  reason?: DesignReason | null | undefined
  /** What will happen to it; once its day has come the partner has done it. */
  reservation?: { type: 'enable' | 'disable' | 'remove'; /** ISO date. */ startDt: string } | null | undefined
}
export const DESIGN_REASONS = ['unused', 'withdraw', 'bizOut', 'close', 'adminReq'] as const
export type DesignReason = (typeof DESIGN_REASONS)[number]

/** One step of the way. `ask` stops unless it is answered with its verb; `create` asks for an account and goes on by its result. */
export type DesignStep =
  | { do: 'say'; text: string }
  /** Said with a way to the customer centre. */
  | { do: 'refer'; text: string }
  | { do: 'ask'; text: string; verb: string }
  | { do: 'create' }
  | { do: 'open' }

/** The catalogue's sentences (E-BIZ-1 to E-BIZ-10). */
export const DESIGN_WORDS = {
  noAccount: '계정 정보를 찾을 수 없습니다.',
  noBusiness: '사업자 정보를 찾을 수 없습니다. 고객센터로 문의해 주세요.',
  unknown: '디자인 계정을 확인할 수 없습니다. 고객센터로 문의해 주세요.',
  first: '디자인 계정을 새로 만들고 디자인 서비스로 이동하시겠습니까?',
  created: '디자인 계정이 생성되었습니다. 디자인 서비스로 이동합니다.',
  notCreated: '디자인 계정을 생성하지 못했습니다. 고객센터로 문의해 주세요.',
  removedOut: '폐업으로 인해 디자인 계정이 삭제되었습니다.',
  suspended: '휴업으로 인해 디자인 계정이 정지되었습니다. 영업 재개 시 다시 이용할 수 있습니다.',
  removedByStaff: '관리자 요청에 의해 디자인 계정이 삭제되었습니다.',
  unused: '장기 미사용으로 디자인 계정이 삭제되었습니다. 계정을 다시 생성하시겠습니까?',
  willRemove: '폐업으로 인해 디자인 계정이 삭제됩니다.',
  willSuspend: '휴업으로 인해 디자인 계정이 정지되며, 영업 재개 시 다시 이용할 수 있습니다.',
  noVendor: '서비스 이용 업체가 아닙니다. 서비스를 등록한 후 다시 시도해 주세요.',
} as const

/** What a call of the way answered: its code, and its own sentence where it failed. */
export interface Answered {
  result: string
  resultMessage?: string | undefined
}
const hasFailed = ({ result }: Answered): boolean => result !== '200'

/** S-DSGN-1, E-BIZ-12: the sentence that ends the way; nothing where it goes on. */
export const businessStop = (answered: Answered): string | undefined =>
  hasFailed(answered) ? answered.resultMessage || DESIGN_WORDS.noBusiness : undefined

/** S-DSGN-2, V-BIZ-1. @param bypass staff let this business pass. */
export function validityStop(answered: Answered & { isValid?: boolean | undefined }, bypass = false): string | undefined {
  const { isValid = false, resultMessage } = answered
  return hasFailed(answered) ? resultMessage || DESIGN_WORDS.noBusiness : validityFault({ isValid, bypass })
}

/** S-DSGN-3. */
export const accountStop = (answered: Answered): string | undefined =>
  hasFailed(answered) ? answered.resultMessage || DESIGN_WORDS.unknown : undefined

const say = (text: string): DesignStep => ({ do: 'say', text })
const OPEN: DesignStep = { do: 'open' }
const CREATE: DesignStep = { do: 'create' }

/** S-DSGN-4: what the state of the business will do to the account. */
const WARNING: Partial<Record<BusinessStatus, string>> = { out: DESIGN_WORDS.willRemove, close: DESIGN_WORDS.willSuspend }

/** S-DSGN-5, E-BIZ-8: `2026년 7월 1일에 디자인 계정이 삭제될 예정입니다.` */
function scheduled({ type, startDt }: NonNullable<DesignAccount['reservation']>): string {
  const [year, month, day] = startDt.slice(0, 10).split('-').map(Number)
  return `${year}년 ${month}월 ${day}일에 디자인 계정이 ${type === 'remove' ? '삭제' : '정지'}될 예정입니다.`
}

/**
 * S-DSGN-4 to 11 and 14: every message and step once the account is known. A shut-down business gets no account, whatever became of the
 * one it had; where that was taken away or suspended for the very state of the warning, the message says what has happened instead of
 * warning again.
 */
export function designSteps(status: BusinessStatus, account: DesignAccount): DesignStep[] {
  const { exists, isRemoved, isEnabled, reason, reservation } = account
  if (status !== 'open' && isEnabled && reservation && reservation.type !== 'enable') return [say(scheduled(reservation)), OPEN]
  const warning = WARNING[status]
  const hasHappened =
    (exists || isRemoved) && !isEnabled && ((reason === 'bizOut' && status === 'out') || (reason === 'close' && status === 'close'))
  const warned = warning && !hasHappened ? [say(warning)] : []
  const again = status === 'out' ? [] : [CREATE]
  if (isRemoved) {
    switch (reason) {
      case 'unused':
        return status === 'out' ? warned : [...warned, { do: 'ask', text: DESIGN_WORDS.unused, verb: '계정 생성' }, CREATE]
      case 'adminReq':
        return [...warned, { do: 'refer', text: DESIGN_WORDS.removedByStaff }]
      case 'bizOut':
        return [...warned, say(DESIGN_WORDS.removedOut), ...again]
      case 'close':
        return [...warned, say(DESIGN_WORDS.suspended), ...again]
      case 'withdraw':
        return [...warned, ...again]
      default:
        return [...warned, OPEN]
    }
  }
  if (!exists) return [...warned, ...again]
  return isEnabled ? [...warned, OPEN] : [...warned, say(DESIGN_WORDS.suspended)]
}

/** Whether the table would give an account here, with or without asking. */
export const mayCreateDesign = (status: BusinessStatus, account: DesignAccount): boolean =>
  designSteps(status, account).some((step) => step.do === 'create')

/** S-DSGN-12: 200 made one, 400 found one; both go on. */
export const afterCreation = (result: string): DesignStep[] =>
  result === '200' || result === '400' ? [say(DESIGN_WORDS.created), OPEN] : [say(DESIGN_WORDS.notCreated)]

/** The way in (S-DSGN-13). */
export const DESIGN_PAGE = '/v2/svc/bizmembers/me/design-page'

/** The menu entry of the 3D project: for signed-in members, nothing for a visitor (S-DSGN-13). */
export const projectLink = (isSignedIn: boolean, siteId: string): string | undefined =>
  isSignedIn ? `${DESIGN_PAGE}?${new URLSearchParams({ _siteId: siteId, _deviceType: 'pc' }).toString()}` : undefined
