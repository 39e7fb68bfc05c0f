// The state of one filtered list of cards in the browser.
import type { Facets } from '@/schemas/words/facets'
import type { CardItem } from '../card'
import type { Sorts } from '../sort-links'
import { ListStore, type ListState } from '../list-store'
import { facetHref, facetQuery, type FacetQuery } from './facet-query'

export interface FacetAnswer {
  cards: readonly CardItem[]
  facets: Facets
  total: number
}
export type FacetState = ListState<FacetQuery, FacetAnswer>
export type Ask = (query: FacetQuery, signal: AbortSignal) => Promise<FacetAnswer>

interface Start {
  query: FacetQuery
  answer: FacetAnswer
  ask: Ask
  /** Of the page, and the other query names in its URL. */
  path: string
  keep: Record<string, string>
  sorts?: Sorts<string> | undefined
  onFailure: (error: unknown) => void
}

export class FacetStore extends ListStore<FacetQuery, FacetAnswer> {
  constructor({ path, keep, sorts, ...start }: Start) {
    super({ ...start, read: (query) => facetQuery(query, sorts), hrefOf: (query) => facetHref(path, keep, query, sorts) })
  }
}
