export type QuestionAct = 'hide' | 'show' | 'answer'

/** Why an act on several questions leaves this one as it is: said before it is sent, and by the call that does it. */
export function whyQuestionStays(
  act: QuestionAct,
  { isHidden, isAnswered }: { isHidden: boolean; isAnswered: boolean },
): string | undefined {
  if (act === 'hide') return isHidden ? '이미 숨긴 문의입니다.' : undefined
  if (act === 'show') return isHidden ? undefined : '숨긴 문의가 아닙니다.'
  if (isHidden) return '숨긴 문의입니다.'
  return isAnswered ? '이미 답변한 문의입니다.' : undefined
}
