// One kind of searchable record (`search` of services/<area>/area.ts). Each is read again only when one of its own cache tags changes.
import type { SearchTab } from '@/schemas/rules/site/search'
import type { Database } from '@/services/db/database'

/** A record in a list of results. */
export interface SearchHit {
  tab: SearchTab
  kind: string
  title: string
  link: string
  image: string
  imageAlt: string
  summary: string
  meta: string[]
  phone: string
}

export interface SearchSource extends SearchHit {
  /** Further searchable text: tags, the record's text. */
  words: readonly string[]
  /** Newer ones first, among equal scores. */
  at: number
  /** Not found before this moment. */
  from?: number
  /** Ended after this moment, though still found. */
  until?: number
  /** The text of which the summary is an excerpt, around the keywords. */
  body?: string
}

export interface SearchKind {
  tags: readonly string[]
  /** All of it, in parts (by-pieces.ts). */
  read: (db: Database, siteId: string) => Promise<SearchSource[]>
}

/** What a hit says that has no picture, no telephone and no page. */
export const NO_HIT = { image: '', imageAlt: '', summary: '', meta: [] as string[], phone: '', link: '' }
