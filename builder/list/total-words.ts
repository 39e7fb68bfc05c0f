/** How many rows a list has. */
export interface Total {
  total: number
  /** Whether there are more: counting went no further. */
  isMore: boolean
}
/** What rows are counted in: things, matters, people. */
export type Unit = '개' | '건' | '명'

/** `1,000개 이상` */
export const totalWords = ({ total, isMore }: Total, unit: Unit = '개'): string =>
  `${total.toLocaleString('ko-KR')}${unit}${isMore ? ' 이상' : ''}`
