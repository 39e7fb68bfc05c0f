import type { Listed } from '@/schemas/api/base/contract'
import type { listExhibits } from '@/schemas/api/store/exhibits'
import type { CardItem } from '@/blocks/base/_parts/card'
import { shaped } from '@/blocks/base/_parts/shaped'
import { exhibitBadge, exhibitPeriod } from './exhibit'

export type ExhibitHead = Listed<typeof listExhibits>

/** A promotion as a card: its photograph, until when it runs, and how many goods it has. */
export const exhibitCard = (exhibit: ExhibitHead, now: string): CardItem => ({
  title: exhibit.title,
  link: exhibit.link,
  image: shaped(exhibit.image, exhibit.imageAlt, exhibit.imageShape),
  description: exhibit.summary,
  badge: exhibitBadge(exhibit, now),
  meta: [exhibitPeriod(exhibit), ...(exhibit.goodsCnt > 0 ? [`상품 ${exhibit.goodsCnt}개`] : [])],
})
