import type { Caller } from '@/schemas/api/base/call'
import { listConsultingStories } from '@/schemas/api/consulting/stories'
import type { CardItem } from '@/blocks/base/_parts/card'
import type { FacetQuery } from '@/blocks/base/_parts/facets/facet-query'
import type { Facets } from '@/schemas/words/facets'
import { storyCard } from '../_parts/story-card'

export interface Stories {
  cards: CardItem[]
  facets: Facets
  total: number
}

/** One page of the list: on the server for the first, in the browser for the others. */
export async function askStories(call: Caller, { codes, page }: FacetQuery, size: number, signal?: AbortSignal): Promise<Stories> {
  const wanted = { filter: codes.join(','), page, size }
  const { items, item, totalCount } = await call(listConsultingStories, wanted, signal ? { signal } : {})
  return { cards: items.map(storyCard), facets: item.facets, total: totalCount }
}
