const LONGEST_NAME = 60

/** The first goods, and how many more lines there are: `도토리 의자 외 1건`. */
export function orderTitle([first = '', ...others]: readonly string[]): string {
  const name = first.slice(0, LONGEST_NAME)
  return others.length > 0 ? `${name} 외 ${others.length}건` : name
}
