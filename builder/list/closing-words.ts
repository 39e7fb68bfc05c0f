/** Beside an act that cancels something, 취소 would be read as that act. */
export const closingWords = (act: string): string => (act.includes('취소') ? '닫기' : '취소')
