import type { LoadInput, Loaded } from '@/renderer/define-block'
import {
  listRecommended,
  listRecommendedStyles,
  listRelatedContents,
  listSimilarInteriors,
  listWeeklyBest,
} from '@/schemas/api/content/interiors'
import type { readInterior } from '@/schemas/api/content/interiors'
import { pictureName } from '@/schemas/rules/base/different-first'
import type { CardItem } from '@/blocks/base/_parts/card'
import { caseCard } from '../_parts/case-card'
import { contentCard } from '../_parts/content-card'
import { recordOf } from '@/blocks/base/_parts/record-of'
import type { Props } from './schema'

export interface Data {
  cards: CardItem[]
}

const ABOUT_ONE = { similar: listSimilarInteriors, style: listRecommendedStyles }
const ABOUT_ALL = { weekly: listWeeklyBest, recommended: listRecommended }

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const { source, size = 6 } = props
  const one = recordOf<typeof readInterior>(page, 'interior')
  const seq = one?.SEQ
  const cards = async (): Promise<CardItem[]> => {
    if (source === 'weekly' || source === 'recommended') {
      const { items } = await call(ABOUT_ALL[source], {}, { signal })
      const shown = new Set(seq === undefined ? [] : await shownOnCase(seq))
      return items.filter(({ H_IMG }) => !shown.has(pictureName(H_IMG))).map(caseCard)
    }
    if (seq === undefined) return []
    if (source === 'contents')
      return (await call(listRelatedContents, { seq }, { signal })).items.map((item) => contentCard(item, { whole: true }))
    return (await call(ABOUT_ONE[source], { seq }, { signal })).items.map(caseCard)
  }
  /** Pictures of the case's page: calls equal to those of its other blocks are made once (loadPage). */
  const shownOnCase = async (of: number): Promise<string[]> => {
    const [similar, contents] = await Promise.all([
      call(listSimilarInteriors, { seq: of }, { signal }),
      call(listRelatedContents, { seq: of }, { signal }),
    ])
    const own = one ? [one.H_IMG, ...one.blocks.flatMap(({ image }) => image ?? []), ...one.PRODUCTS.map(({ FILE_PATH }) => FILE_PATH)] : []
    return [...own, ...similar.items.map(({ H_IMG }) => H_IMG), ...contents.items.map(({ H_IMG }) => H_IMG)].map(pictureName)
  }
  return { data: { cards: (await cards()).slice(0, size) } }
}
