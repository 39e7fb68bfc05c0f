import type { ContentHead } from '@/schemas/api/trends'
import { contentHref } from '@/schemas/rules/content-address'
import { formatDay } from '@/schemas/words/dates'
import type { CardItem } from './card'
import { shaped } from './shaped'

/** When it was written and how long it takes to read; guides do not age, so that theirs say only how long. */
export const contentMeta = ({ KIND, REG_DT, READ_MIN }: ContentHead): string[] => [
  ...(KIND === 'style-guide' ? [] : [formatDay(REG_DT)]),
  `읽는 데 ${READ_MIN}분`,
]

/** A styling content as a card. A theme says its material, anything else its date; `whole` adds what it is about. */
export function contentCard(content: ContentHead, { whole = false } = {}): CardItem {
  const { KIND, TITLE, SUMMARY, HASHTAGS, H_IMG, H_IMG_ALT, H_IMG_SHAPE } = content
  const isTheme = KIND === 'trendship'
  return {
    title: TITLE,
    link: contentHref(content),
    image: shaped(H_IMG, H_IMG_ALT, H_IMG_SHAPE),
    meta: isTheme ? HASHTAGS.slice(1, 2) : contentMeta(content),
    ...(whole ? { kind: HASHTAGS[0], description: SUMMARY } : {}),
  }
}
