// What a person answers or asks about their consultation after it was made: to the quote, and about its date or its end. The same rules for
// the page and for the service.
import { afterSeoulDay, seoulDay } from '@/schemas/words/seoul-day'
import { periodFault } from './consultation-form'
import { STAGES, type Stage } from './stages'

export const ASK_KINDS = ['accept', 'decline', 'move', 'cancel'] as const
export type AskKind = (typeof ASK_KINDS)[number]
export const ASK_WORDS: Readonly<Record<AskKind, string>> = {
  accept: '견적대로 진행',
  decline: '견적 거절',
  move: '일정 변경 요청',
  cancel: '취소 요청',
}
export const ASK_STATES = ['waiting', 'agreed', 'refused'] as const
export type AskState = (typeof ASK_STATES)[number]
export const ASK_STATE_WORDS: Readonly<Record<AskState, string>> = {
  waiting: '담당자 확인 중',
  agreed: '받아들임',
  refused: '받아들이지 못함',
}

export const LONGEST_REASON = 500
const DAY_MS = 86_400_000
const QUOTE_DAYS = 7

/** The last moment for the answer to a quote: the end of the seventh day after it came. */
export const quoteUntil = (cameAt: Date): Date =>
  new Date(afterSeoulDay(seoulDay(new Date(cameAt.getTime() + QUOTE_DAYS * DAY_MS))).getTime() - 1_000)

/** Once the work is complete there is nothing to move or to cancel. */
export const mayAsk = (stage: Stage): boolean => STAGES.indexOf(stage) < STAGES.indexOf('complete')

export interface AskForm {
  kind: AskKind | ''
  reason: string
  startDt: string
  endDt: string
}

export const ASK_LABELS = { kind: '요청', reason: '사유', startDt: '바라는 시작일', endDt: '바라는 종료일' } as const

/** What is wrong, by field, in the order of the form. @param today in Seoul. */
export function askFaults({ kind, reason, startDt, endDt }: AskForm, today: string): Partial<Record<keyof AskForm, string>> {
  const faults: Partial<Record<keyof AskForm, string>> = {}
  if (kind === '') faults.kind = '무엇을 하실지 골라 주세요.'
  if (kind === 'move') {
    const fault = startDt === '' || endDt === '' ? '바라는 날을 골라 주세요.' : periodFault(startDt, endDt, today)
    if (fault) faults.startDt = fault
  }
  if (kind !== '' && kind !== 'accept' && reason.trim().length < 5) faults.reason = '사유를 다섯 글자 이상 적어 주세요.'
  if ([...reason.trim()].length > LONGEST_REASON) faults.reason = `사유에는 ${LONGEST_REASON}자까지 입력할 수 있습니다.`
  return faults
}
