import type { LoadInput, Loaded } from '@/renderer/define-block'
import { listRecommended, listRecommendedStyles, listRelatedContents, listSimilarInteriors, listWeeklyBest } from '@/schemas/api/interiors'
import type { readInterior } from '@/schemas/api/interiors'
import type { CardItem } from '../_parts/card'
import { caseCard } from '../_parts/case-card'
import { contentCard } from '../_parts/content-card'
import { recordOf } from '../_parts/record'
import type { Props } from './schema'

export interface Data {
  cards: CardItem[]
}

const ABOUT_ONE = { similar: listSimilarInteriors, style: listRecommendedStyles }
const ABOUT_ALL = { weekly: listWeeklyBest, recommended: listRecommended }

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { source, size = 6 } = props
  const seq = recordOf<typeof readInterior>(page, 'interior')?.SEQ
  const cards = async (): Promise<CardItem[]> => {
    if (source === 'weekly' || source === 'recommended') return (await call(ABOUT_ALL[source], {}, { signal })).items.map(caseCard)
    if (seq === undefined) return []
    if (source === 'contents')
      return (await call(listRelatedContents, { seq }, { signal })).items.map((item) => contentCard(item, { whole: true }))
    return (await call(ABOUT_ONE[source], { seq }, { signal })).items.map(caseCard)
  }
  return { data: { cards: (await cards()).slice(0, size) } }
}
