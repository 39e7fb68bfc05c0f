/** How many rows a list has. */
export interface Total {
  total: number
  /** Whether there are more: counting went no further. */
  isMore: boolean
}

/** `총 1,000개 이상` */
export const totalWords = ({ total, isMore }: Total): string => `${total.toLocaleString('ko-KR')}개${isMore ? ' 이상' : ''}`
