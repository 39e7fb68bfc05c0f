/** The button that leaves a dialog: beside an act that ends in 취소 it would be read as that act. */
export const closingWords = (act: string): string => (act.endsWith('취소') ? '돌아가기' : '취소')
