/** How large a text stands on a label: the longest that may be stored still fits. */
type LabelFit = 'usual' | 'long' | 'longest'

/** @param usual letters that fit in the largest size. @param long those that fit in the middle one. */
export const labelFit = (text: string, usual: number, long: number): LabelFit => {
  const letters = [...text].length
  return letters <= usual ? 'usual' : letters <= long ? 'long' : 'longest'
}
