import { digitsOnly } from './digits-only'

/**
 * A telephone number with its hyphens (V-PHONE-1 to V-PHONE-7): other signs are dropped first, and a number whose length has no rule, such
 * as 1588-1234, gets none.
 */
export function formatPhone(text: string): string {
  const digits = digitsOnly(text)
  const middle = digits.length - 4
  if (digits.startsWith('02')) return digits.length === 9 || digits.length === 10 ? cut(digits, 2, middle) : digits
  return digits.length === 10 || digits.length === 11 ? cut(digits, 3, middle) : digits
}

const cut = (digits: string, area: number, middle: number): string =>
  `${digits.slice(0, area)}-${digits.slice(area, middle)}-${digits.slice(middle)}`
