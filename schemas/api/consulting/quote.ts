import { Type } from 'typebox'
import { moment, oneOf } from '@/schemas/api/base/fields'
import { QUOTE_STATES } from '@/schemas/rules/consulting/quotes'

/** A written quote, as both sides read it. */
export const Quote = Type.Object({
  quoteSeq: Type.Integer(),
  /** Of its consultation, from 1. */
  no: Type.Integer(),
  lines: Type.Array(
    Type.Object({
      name: Type.String(),
      quantity: Type.Number(),
      unit: Type.String(),
      price: Type.Integer(),
      sum: Type.Integer(),
    }),
  ),
  words: Type.String(),
  /** VAT included. */
  total: Type.Integer(),
  vat: Type.Integer(),
  lastDay: Type.String(),
  staffName: Type.String(),
  sentAt: moment,
  state: oneOf('상태', QUOTE_STATES),
})
