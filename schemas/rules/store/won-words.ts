/** `12,000원`. */
export const wonWords = (won: number): string => `${won.toLocaleString('ko-KR')}원`
