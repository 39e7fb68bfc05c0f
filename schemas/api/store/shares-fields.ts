import { Type } from 'typebox'

const won = Type.Integer()

/** What some pieces have of an order (schemas/rules/store/order-amounts.ts). */
export const sharesFields = { goods: won, delivery: won, install: won, coupon: won, optionBack: won, points: won, paid: won }
