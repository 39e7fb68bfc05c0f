// Fields that contracts share: which page of a list, in which order, moments and days, reasons, and the version that a change starts from.
import { Type, type TSchema } from 'typebox'

export const oneOf = <const T extends string>(title: string, values: readonly T[]) =>
  Type.Unsafe<T>(Type.String({ title, enum: [...values] }))
export const nullable = <T extends TSchema>(of: T) => Type.Union([of, Type.Null()])

export const moment = Type.String({ description: 'ISO 8601' })
export const optionalMoment = nullable(moment)
/** A day in Seoul. */
export const Day = (title: string) => Type.String({ title, pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
/** The days of a range in Seoul, both included; each may be left out. */
export const days = (from = '처음 날', until = '마지막 날') => ({ from: Type.Optional(Day(from)), until: Type.Optional(Day(until)) })

/** Why staff do something, as the audit log stores it. */
export const reasonFor = (title: string) => Type.String({ title, minLength: 5, maxLength: 200, pattern: '\\S' })
export const reason = reasonFor('사유')

/** Raised by every change: one that starts from another version is refused. */
export const Version = Type.Integer({ title: '판', minimum: 0, maximum: 2_147_483_647 })

export const search = Type.Optional(Type.String({ title: '찾을 말', maxLength: 100 }))
export const direction = Type.Optional(oneOf('차례', ['asc', 'desc']))
/** Which page of a list. @param pages how many may be asked for. @param rows how many may stand on one. */
export const paging = (pages = 500, rows = 100) => ({
  page: Type.Optional(Type.Integer({ title: '페이지', minimum: 1, maximum: pages })),
  size: Type.Optional(Type.Integer({ title: '한 페이지의 수', minimum: 1, maximum: rows })),
})
