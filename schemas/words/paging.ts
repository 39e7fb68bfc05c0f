import { Type } from 'typebox'

/**
 * Page numbers as URLs carry them. A URL can say anything, and a list must not fail for it: what makes no sense
 * (`lenient`) counts as not said, so the first page is shown.
 */
export const Page = Type.Optional(Type.Integer({ title: '페이지 번호', minimum: 1, maximum: 10_000, default: 1, lenient: true }))

/** Number of records on a page. */
export const sizeOf = (standard: number, most = 100) =>
  Type.Optional(Type.Integer({ title: '페이지 크기', minimum: 1, maximum: most, default: standard, lenient: true }))

/** A word to look for. Spaces at the ends do not count. */
export const Keyword = Type.Optional(Type.String({ title: '검색어', maxLength: 100 }))
export const YesNo = Type.Union([Type.Literal('Y'), Type.Literal('N')])
