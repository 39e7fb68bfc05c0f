/** Fewest characters of a question without its spaces, most of it, and most of its answer. */
export const QUESTION_MIN = 5
export const QUESTION_MAX = 1_000
export const QUESTION_ANSWER_MAX = 1_000

export const QUESTION_TOO_SHORT = `공백을 빼고 ${QUESTION_MIN}자 이상 입력해 주세요.`

/** What a question is refused for, as its field says it; undefined where it may be asked. */
export function questionFault(typed: string): string | undefined {
  const said = [...typed.replace(/\s/gu, '')].length
  if (said === 0) return '문의하실 내용을 입력해 주세요.'
  if (said < QUESTION_MIN) return QUESTION_TOO_SHORT
  return questionLength(typed) > QUESTION_MAX ? `${QUESTION_MAX.toLocaleString('ko-KR')}자까지 입력할 수 있습니다.` : undefined
}

/** Characters of a question as they are counted beside its field. */
export const questionLength = (typed: string): number => [...typed.trim()].length
