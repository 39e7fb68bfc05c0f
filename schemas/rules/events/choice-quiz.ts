// The square quiz: one question, some choices (V-CQ-1, S-CQ-1). Which of them is right only the server knows.

/** Nothing was chosen yet. */
export const CHOICE_QUIZ_WANTED = '정답을 선택해 주세요.'
/** V-CQ-1. */
export const CHOICE_QUIZ_WRONG = '정답이 아닙니다. 힌트를 확인하고 다시 선택해 주세요.'

/** Choices as they are sent: their number, from 1. */
export const choiceQuizValues = (choices: readonly string[]): { value: string; label: string }[] =>
  choices.map((label, at) => ({ value: String(at + 1), label }))
