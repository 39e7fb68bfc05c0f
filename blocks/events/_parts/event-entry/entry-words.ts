import type { EventMessage } from '@/schemas/rules/events/event-game'
import type { Doing } from '@/schemas/rules/base/failure-reaction'
import { templateOf, type EventTemplate } from '@/schemas/rules/events/event-template'
import type { EntryEvent } from './entry-event'

/** E-OK-1. */
export const COMPLETE = '응모가 완료되었습니다.'
/** E-EVT-1, V-EVT-1. */
export const CLOSED = '이벤트 기간이 아닙니다.'
/** V-EVT-9, E-EVT-2. */
export const NO_EVENT_ID = '이벤트 정보(eventId)가 없습니다.'

/** The event's own message, or the rule's; `{n}` and the like are filled in (K-EVT-MSG). */
export function entryWords(
  { MESSAGES }: Pick<EntryEvent, 'MESSAGES'>,
  message: EventMessage,
  fallback: string,
  slots: Readonly<Record<string, string | number>> = {},
): string {
  return (MESSAGES[message] || fallback).replace(/\{(\w+)\}/g, (whole, name: string) => String(slots[name] ?? whole))
}

/** The kind of action in the message of a failed entry (E-RES-500, E-RES-501). */
const DOING: Partial<Record<EventTemplate, Doing>> = {
  constructionCase: 'vote',
  tvc3: 'tvQuiz3',
  videoQuiz: 'videoQuiz',
  videoPuzzleQuiz: 'videoQuiz',
  review: 'review',
  stillCut: 'stillCut',
  wordCardQuiz: 'wordCard',
}
export const doingOf = ({ EVENT_TYPE }: Pick<EntryEvent, 'EVENT_TYPE'>): Doing => DOING[templateOf(EVENT_TYPE)] ?? 'entry'

/** How often a member may enter, under the button; a day of an event is a UTC day, which begins at nine in Seoul (CX-11). */
export const limitWords = ({ APPLY_LIMIT_TYPE }: Pick<EntryEvent, 'APPLY_LIMIT_TYPE'>): string | undefined =>
  APPLY_LIMIT_TYPE === '2'
    ? '하루 한 번 참여하실 수 있습니다. 매일 오전 9시에 초기화됩니다.'
    : APPLY_LIMIT_TYPE === '3'
      ? '한 번 참여하실 수 있습니다.'
      : undefined
