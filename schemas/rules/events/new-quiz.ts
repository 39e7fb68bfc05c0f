// A quiz in steps: one question after another, all of them compared at the end.

/** What is said of a wrong step where the event has no words of its own; `{n}` is its number (V-NQ-1). */
export const NEW_QUIZ_WRONG = '{n}번 문제의 정답이 아닙니다. 다시 확인해 주세요.'
/** What is asked of a step that has no answer yet; the server counts it as wrong (V-NQ-1). */
export const NEW_QUIZ_UNANSWERED = '{n}번 문제의 답을 골라 주세요.'

/** What was chosen, by step; an unanswered one is empty. */
export type Chosen = readonly string[]

/** The first step, from 0, without an answer: it counts as wrong (V-NQ-1). Undefined where all have one. */
export function newQuizUnanswered(chosen: Chosen, steps: number): number | undefined {
  const at = Array.from({ length: steps }, (_, step) => chosen[step] ?? '').indexOf('')
  return at < 0 ? undefined : at
}

/** The same answers with another one at a step. */
export const chooseInNewQuiz = (chosen: Chosen, step: number, value: string): string[] =>
  Array.from({ length: Math.max(chosen.length, step + 1) }, (_, at) => (at === step ? value : (chosen[at] ?? '')))
