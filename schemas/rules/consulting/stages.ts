// The stages of a consultation (S-CONS-1), the moves between them that staff may make, and how long a stage may wait.
import { SEOUL } from '@/schemas/words/dates'
import { seoulDay } from '@/schemas/words/seoul-day'
import { TZDate } from '@date-fns/tz'

export const STAGES = ['discussion', 'survey', 'estimation', 'contract', 'construct', 'complete', 'as'] as const
export type Stage = (typeof STAGES)[number]

export const STAGE_WORDS: Readonly<Record<Stage, string>> = {
  discussion: '상담',
  survey: '실측',
  estimation: '견적',
  contract: '계약',
  construct: '시공',
  complete: '완료',
  as: 'A/S',
}

/**
 * Where a request may go from each stage. One step back corrects a slip, or measures a home again; a contract is not taken back, and what
 * is complete only goes on to the repair service. A home whose plans are known needs no survey.
 */
export const MOVES: Readonly<Record<Stage, readonly Stage[]>> = {
  discussion: ['survey', 'estimation'],
  survey: ['discussion', 'estimation'],
  estimation: ['survey', 'contract'],
  contract: ['construct'],
  construct: ['complete'],
  complete: ['as'],
  as: ['complete'],
}

export const mayMove = (from: Stage, to: Stage): boolean => MOVES[from].includes(to)

/**
 * Until the contract the person may take the request back. Afterwards both sides owe something, and it stays until the work is complete: no
 * withdrawal and no erasure goes before. A complete one goes with the account, as all personal data but the orders of the shop.
 */
export const mayDelete = (stage: Stage): boolean => STAGES.indexOf(stage) < STAGES.indexOf('contract')

/** Once the work is complete, also while it is repaired. */
export const mayEvaluate = (stage: Stage): boolean => STAGES.indexOf(stage) >= STAGES.indexOf('complete')

/** What a person thinks of a consultation and its work, the best first. */
export const SCORES = [5, 4, 3, 2, 1] as const
export const SCORE_WORDS: Readonly<Record<(typeof SCORES)[number], string>> = {
  5: '매우 만족합니다',
  4: '만족합니다',
  3: '보통입니다',
  2: '아쉽습니다',
  1: '많이 아쉽습니다',
}

/** Working days in which a stage should move on. What is being built, or done, has no deadline. */
const DAYS: Readonly<Partial<Record<Stage, number>>> = { discussion: 2, survey: 5, estimation: 3, contract: 10, as: 5 }

/**
 * The end of the last working day of a stage that is entered now; null without a deadline. Saturdays, Sundays and public holidays do not
 * count. @param holidays the names of a day's holidays, `2026-06-03`.
 */
export function dueOf(stage: Stage, entered: Date, holidays: (day: string) => readonly string[]): Date | null {
  let left = DAYS[stage]
  if (left === undefined) return null
  const day = new TZDate(entered.getTime(), SEOUL)
  while (left > 0) {
    day.setDate(day.getDate() + 1)
    if (day.getDay() !== 0 && day.getDay() !== 6 && holidays(seoulDay(day)).length === 0) left -= 1
  }
  day.setHours(18, 0, 0, 0)
  return new Date(day.getTime())
}
