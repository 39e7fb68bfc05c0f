import type { Problem } from '@/schemas/api/base/failure'

/** A window of time that closes before it opens. */
export const periodProblems = ({ openFrom, openUntil }: { openFrom: string; openUntil: string }): Problem[] =>
  Date.parse(openUntil) > Date.parse(openFrom)
    ? []
    : [{ pointer: '/openUntil', keyword: 'period', message: '닫는 때: 여는 때보다 뒤여야 합니다. 날짜와 시각을 확인해 주세요.' }]
