import type { QuoteLine } from '@/schemas/rules/consulting/quotes'

/** A line as it is typed. */
export interface TypedLine {
  name: string
  quantity: string
  unit: string
  price: string
}

export const EMPTY_QUOTE_LINE: TypedLine = { name: '', quantity: '1', unit: '식', price: '' }

/** NaN where no number was typed, which the rules refuse at the field. */
const numberOf = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed.replaceAll(',', '').trim()))

/** What was typed as the line that is sent. */
export const quoteLineOf = ({ name, quantity, unit, price }: TypedLine): QuoteLine => ({
  name: name.normalize('NFC').trim(),
  quantity: numberOf(quantity),
  unit: unit.normalize('NFC').trim(),
  price: numberOf(price),
})

export const typedQuoteLineOf = ({ name, quantity, unit, price }: QuoteLine): TypedLine => ({
  ...{ name, unit },
  quantity: String(quantity),
  price: price.toLocaleString('ko-KR'),
})
