// The word cards of a quiz: picked one after another, in the order in which the answer is read.

/** What is said where the event has no words of its own (V-WC-1 to V-WC-3). */
export const WORD_CARD_WORDS = {
  noAnswer: '정답이 설정되지 않았습니다.',
  short: '영상 속 제품명을 입력해 주세요.',
  wrong: '정답이 아닙니다. 다시 도전해 주세요.',
} as const

/**
 * A press on a card picks it, or puts it back; no more are picked than the answer has (V-WC-4, S-WC-1, content 4).
 * @param card whatever tells the cards apart: two of them may carry the same word.
 */
export function pressWordCard<C>(chosen: readonly C[], card: C, answerLength: number): C[] {
  if (chosen.includes(card)) return chosen.filter((other) => other !== card)
  return chosen.length < answerLength ? [...chosen, card] : [...chosen]
}

/** Why the cards cannot be compared: no solution is set (V-WC-1), or too few were picked (V-WC-2). */
export function wordCardsProblem(chosen: readonly unknown[], answerLength: number): 'noAnswer' | 'short' | undefined {
  if (answerLength === 0) return 'noAnswer'
  return chosen.length < answerLength ? 'short' : undefined
}
