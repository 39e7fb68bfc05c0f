/** `12박스`, with its unit; sheets and films are sold by length. */
export const amountWords = (packs: number, unit: string): string => (unit === 'm' ? `길이 ${number(packs)}m` : `${number(packs)}${unit}`)
export const onePack = (unit: string): string => (unit === 'm' ? '길이 1m' : `1${unit}`)

/** At most two decimals, with thousands separators. */
export const number = (value: number): string => new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 2 }).format(value)

/** `20㎡(약 6평)`: square metres first (look, 5). */
export const areaWords = (squareMetres: number, pyeong: number): string =>
  `${number(squareMetres)}㎡(약 ${number(Math.max(1, Math.round(pyeong)))}평)`

/** How the area of this category is measured. */
export const hintOf = (category: string): string =>
  category === 'floor'
    ? '깔 곳의 가로와 세로를 곱합니다. 예) 4m × 5m = 20㎡'
    : '붙일 면의 너비를 더해 높이를 곱합니다. 예) 8m × 2.5m = 20㎡'
