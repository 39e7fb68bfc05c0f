export const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`
