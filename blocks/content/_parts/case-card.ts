import type { CaseHead } from '@/schemas/api/content/interiors'
import { caseHref } from '@/schemas/rules/content/case-place'
import { areaWords } from '@/schemas/words/area'
import type { CardItem } from '@/blocks/base/_parts/card'
import { shaped } from '@/blocks/base/_parts/shaped'

/** A case as a card: its place, size and space. A home tour shows its resident's words. */
export function caseCard(item: CaseHead): CardItem {
  const isTour = item.TYPE === 'myhome'
  const parts = isTour ? [item.AUTHOR_NAME, areaWords(item.AREA)] : [item.address, areaWords(item.AREA), item.SPACE_NAME]
  return {
    title: item.TITLE,
    link: caseHref(item),
    image: shaped(item.H_IMG, item.H_IMG_ALT, item.H_IMG_SHAPE),
    meta: parts.filter(Boolean),
    scrap: `${item.TYPE}:${item.SEQ}`,
    ...(isTour && item.SUMMARY
      ? { quote: item.SUMMARY }
      : { chips: item.SWATCHES, moreChips: Math.max(0, item.PRODUCT_CNT - item.SWATCHES.length) }),
  }
}
