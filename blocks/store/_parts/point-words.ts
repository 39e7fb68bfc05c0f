/** `1,200P` */
export const pointWords = (points: number): string => `${points.toLocaleString('ko-KR')}P`
