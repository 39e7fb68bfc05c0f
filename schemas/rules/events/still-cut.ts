// The scenes of a film, put in order by one number each.
import { digitsOnly } from '@/schemas/rules/base/digits-only'

/** What is said where the event has no words of its own (V-SC-1 to V-SC-3). */
export const STILL_CUT_WORDS = {
  empty: '순서를 모두 입력해 주세요.',
  digits: '숫자만 입력할 수 있습니다.',
  wrong: '정답이 아닙니다. 영상을 다시 확인해 주세요.',
} as const

export interface StillCutProblem {
  problem: 'empty' | 'digits'
  /** Field that it is about, from 0. */
  at: number
}

/** Why an order cannot be compared: a field without a number (V-SC-1), or with another character (V-SC-2). */
export function stillCutProblem(values: readonly string[]): StillCutProblem | undefined {
  const letters = values.findIndex((value) => value.trim() !== digitsOnly(value))
  if (letters >= 0) return { problem: 'digits', at: letters }
  const empty = values.findIndex((value) => value.trim() === '')
  return empty >= 0 ? { problem: 'empty', at: empty } : undefined
}

/** A press on a scene gives it the first place that is free, or takes its place away: the way without a keyboard. */
export function pressStillCut(values: readonly string[], at: number): string[] {
  const free = values.map((_, i) => String(i + 1)).find((place) => !values.includes(place)) ?? ''
  return values.map((value, i) => (i === at ? (value ? '' : free) : value))
}
