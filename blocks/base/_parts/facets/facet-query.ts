// The query of a filtered list, and its form in the URL: `filter=HS04,ST01`, `sort=popular`, `page=2` (C-SORT, C-PAGE24).
import type { Facets } from '@/schemas/words/facets'
import { hrefWith, pageNumber } from '../href-with'
import { SORTS, sortOf, type Sorts } from '../sort-links'

export interface FacetQuery {
  codes: readonly string[]
  /** A name of the list's orders. */
  sort: string
  page: number
}

/** The query of a page's URL; invalid values are ignored, and an unknown order is the first of the list's. */
export function facetQuery(query: Readonly<Record<string, string | undefined>>, sorts: Sorts<string> = SORTS): FacetQuery {
  const codes = (query['filter'] ?? '').split(',').flatMap((code) => code.trim() || [])
  const sort = query['sort'] ?? ''
  return {
    codes: [...new Set(codes)],
    sort: Object.hasOwn(sorts, sort) ? sort : firstOf(sorts),
    page: pageNumber(query['page']),
  }
}

/** As the input of the list contracts with the two orders of C-SORT. */
export const facetInput = ({ codes, sort, page }: FacetQuery) => ({ filter: codes.join(','), sort: sortOf(sort), page })

/** @param keep other query names of the page's URL. */
export function facetHref(
  path: string,
  keep: Record<string, string>,
  { codes, sort, page }: FacetQuery,
  sorts: Sorts<string> = SORTS,
): string {
  return hrefWith(path, keep, { filter: codes.join(','), sort: sort === firstOf(sorts) ? undefined : sort, page })
}

const firstOf = (sorts: Sorts<string>): string => Object.keys(sorts)[0]!

/** Toggles this code. In the order of the groups, so that one choice has one URL. */
export function toggled(query: FacetQuery, code: string, facets: Facets): FacetQuery {
  const wanted = new Set(query.codes)
  if (!wanted.delete(code)) wanted.add(code)
  return { ...query, codes: inOrder(wanted, facets), page: 1 }
}

/** Without any condition, or without those of one group. */
export function cleared(query: FacetQuery, facets: Facets, group?: string): FacetQuery {
  const gone = group === undefined ? undefined : facets.find(({ code }) => code === group)?.values.map(({ code }) => code)
  return { ...query, codes: query.codes.filter((code) => gone !== undefined && !gone.includes(code)), page: 1 }
}

export interface AppliedCode {
  code: string
  label: string
}

/** The chosen conditions with their names, in the order of the groups. */
export function applied(codes: readonly string[], facets: Facets): AppliedCode[] {
  return facets.flatMap(({ values }) => values.filter(({ code }) => codes.includes(code)).map(({ code, label }) => ({ code, label })))
}

function inOrder(codes: ReadonlySet<string>, facets: Facets): string[] {
  return [...new Set(facets.flatMap(({ values }) => values.flatMap(({ code }) => (codes.has(code) ? [code] : []))))]
}
