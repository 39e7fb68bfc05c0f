// What a refund is of, and how its sum came about: for its buyer, for staff and for the messages alike.
import { Type, type Static, type TObject } from 'typebox'
import { oneOf } from '@/schemas/api/base/fields'

const won = Type.Integer()

export const refundPresented = {
  /** GIVEN: money that no pieces come back for. */
  of: oneOf('종류', ['CANCEL', 'RETURN', 'GIVEN']),
  items: Type.Array(Type.Object({ name: Type.String(), choices: Type.Array(Type.String()), qty: Type.Integer() })),
  /** As schemas/rules/store/refund-rows.ts tells them; null where nothing went back, or for no pieces. */
  parts: Type.Union([
    Type.Object({
      ...{ goods: won, delivery: won, install: won, coupon: won, optionBack: won },
      less: Type.Object({ delivery: won, coupon: won }),
      ...{ fee: won, gone: won, amount: won, points: won },
    }),
    Type.Null(),
  ]),
}
export type RefundPresented = Static<TObject<typeof refundPresented>>
