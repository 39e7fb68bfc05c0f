// One kind of searchable record (`search` of services/<area>/area.ts), as services/finding stores it and as a list of results shows it.
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

/** What stands beside a name and is searched as one. */
export interface BesideName {
  categories?: readonly string[]
  brands?: readonly string[]
  /** Colours, tags, options. */
  words?: readonly string[]
  /** Product numbers, sizes. */
  numbers?: readonly string[]
}

export interface SearchSource extends SearchHit {
  /** Unique within its kind. */
  id: string
  beside?: BesideName
  /** Further searchable text after the summary. */
  words: readonly string[]
  /** Newer ones first, among equal scores. */
  at: number
  /** Not found before this moment. */
  from?: number
  /** Ended after this moment, though still found. */
  until?: number
  /** Exclusive area of the home that it is about, in square metres. */
  area?: number | null
  isSoldOut?: boolean
  /** The subject under which its views are counted. */
  counted?: string
  /** Cache tags of what else it is made of: its categories, its brand. */
  madeOf?: readonly string[]
  /** The text of which the summary is an excerpt, around the keywords. */
  body?: string
}

export interface SearchPrice {
  amount: number
  isFrom: boolean
  /** Empty for a piece. */
  unit: string
}

export interface SearchWhere {
  db: Database
  siteId: string
  /** Only these; without them all. */
  ids?: readonly string[]
}

export interface SearchKind {
  tab: SearchTab
  /** Any of these says that records of this kind changed, and which are not said by `one` and `madeOf`: all of them may have. */
  tags: readonly string[]
  /** What begins the tag of a single record, `product:`. */
  one: string
  /** What begins the tags of `madeOf`, `~category:`. */
  madeOf?: readonly string[]
  /** Records that are made of what these tags name, also those that were not found until now. */
  idsOf?: (where: SearchWhere, tags: readonly string[]) => Promise<string[]>
  /** How much it is preferred among equals: categories 4, what can be bought 3, what is read 1. */
  boost: number
  /** Kind of the counts of its views (services/counts). */
  countedAs?: string
  /** What these cost now, where they are sold. */
  pricesOf?: (where: SearchWhere & { ids: readonly string[]; now: Date }) => Promise<ReadonlyMap<string, SearchPrice>>
  /** Begins the cache tags of records that stand in one of this kind, which is a category: `~category:`. */
  holds?: string
  /** What visitors see of them now, in parts (by-pieces.ts). */
  read: (where: SearchWhere) => AsyncIterable<SearchSource[]>
}

/** What a hit says that has no picture, no telephone and no page. */
export const NO_HIT = { image: '', imageAlt: '', summary: '', meta: [] as string[], phone: '', link: '' }
