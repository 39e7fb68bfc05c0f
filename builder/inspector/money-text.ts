import { plainNumber } from './plain-number'

/** An amount of money as it is read, in thousands; while it is typed, and of anything else, the text is left as it is. */
export const moneyText = (title: string, text: string): string => {
  const digits = plainNumber(text)
  return title.includes('(원)') && /^-?\d{4,15}$/.test(digits) ? Number(digits).toLocaleString('ko-KR') : text
}
