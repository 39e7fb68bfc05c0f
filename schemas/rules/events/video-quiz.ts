// What the answers of a video quiz may look like. Whether they are right, the server says.
import type { EventGame } from './event-game'
import { digitsOnly } from '@/schemas/rules/base/digits-only'

export type AnswerField = NonNullable<EventGame['fields']>[number]

export const ANSWER_WANTED = '정답을 입력해 주세요.'
export const DIGITS_ONLY = '숫자만 입력할 수 있습니다.'
/** V-VQ-4, E-EVT-3. */
export const ANSWER_WRONG = '정답이 아닙니다. 힌트를 확인하고 다시 도전해 주세요.'

/** The accepted part of the input: of a number its digits (V-VQ-2), and at most the allowed length (V-VQ-3). */
export function keptAnswer({ kind, maxLength }: AnswerField, text: string): string {
  const kept = kind === 'number' ? digitsOnly(text) : text
  return [...kept].slice(0, maxLength ?? undefined).join('')
}

/** V-VQ-3: a number may have a largest value. */
export function answerFault({ kind, limit }: AnswerField, answer: string): string | undefined {
  if (kind !== 'number' || limit === undefined || answer === '') return undefined
  return Number(answer) > limit ? `${limit} 이하의 숫자를 입력해 주세요.` : undefined
}

/** What is wrong with one of the answers, and at which place, from 0. */
export interface AnswersFault {
  at: number
  message: string
}

/** Before anything is sent: at least one answer (V-VQ-1), and none above its limit (V-VQ-3). */
export function answersFault(fields: readonly AnswerField[], answers: readonly string[]): AnswersFault | undefined {
  if (fields.every((_, i) => !answers[i]?.trim())) return { at: 0, message: ANSWER_WANTED }
  for (const [at, field] of fields.entries()) {
    const message = answerFault(field, answers[at] ?? '')
    if (message) return { at, message }
  }
  return undefined
}

/** The answers as one text: without spaces, with commas between them (V-VQ-4). */
export const joinedAnswers = (answers: readonly string[]): string => answers.map((answer) => answer.replace(/\s/g, '')).join(',')

/** S-VQ-1: what was right stays, what was wrong is empty. */
export const afterWrong = (answers: readonly string[], wrong: readonly number[]): string[] =>
  answers.map((answer, i) => (wrong.includes(i) ? '' : answer))
