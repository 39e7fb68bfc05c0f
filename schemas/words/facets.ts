import { Type, type Static } from 'typebox'

/** Chosen codes of a filtered list as URLs carry them: `HS04,ST01`. What no group knows is left out of account. */
export const Filter = Type.Optional(Type.String({ title: '조건', maxLength: 500, default: '', lenient: true }))

/** Order of a list (C-SORT): latest 최신순, popular 인기순. */
export const Sort = Type.Optional(
  Type.Unsafe<'latest' | 'popular'>(Type.String({ title: '정렬', enum: ['latest', 'popular'], default: 'latest', lenient: true })),
)

/** Groups of conditions, each value with the number of records that choosing it would show, given the other groups. */
export const Facets = Type.Array(
  Type.Object({
    code: Type.String(),
    label: Type.String(),
    values: Type.Array(Type.Object({ code: Type.String(), label: Type.String(), count: Type.Integer(), chosen: Type.Boolean() })),
  }),
)
export type Facets = Static<typeof Facets>

/** A group and its values in the order in which they are shown. */
export interface FacetGroup {
  code: string
  label: string
  values: readonly { code: string; label: string }[]
}

/** The codes of a URL by their groups; unknown ones and repetitions are dropped. */
export function chosenOf(filter: string | undefined, groups: readonly FacetGroup[]): Record<string, string[]> {
  const asked = new Set((filter ?? '').split(',').map((code) => code.trim()))
  const chosen: Record<string, string[]> = {}
  for (const { code: group, values } of groups) {
    const codes = values.map(({ code }) => code).filter((code) => asked.has(code))
    if (codes.length > 0) chosen[group] = codes
  }
  return chosen
}
