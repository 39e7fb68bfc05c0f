import { Type } from 'typebox'

/** See schemas/rules/store/kept-back.ts. */
export const keptBackFields = { amount: Type.Integer(), points: Type.Integer(), coupon: Type.Integer(), delivery: Type.Integer() }
