import type { ContentHead } from '@/schemas/api/content/trends'
import { contentHref } from '@/schemas/rules/content/content-place'
import { formatDay } from '@/schemas/words/dates'
import type { CardItem } from '@/blocks/base/_parts/card'
import { shaped } from '@/blocks/base/_parts/shaped'

/** The date, which guides omit because they do not age, and the reading time of a long piece. */
export const contentMeta = ({ KIND, REG_DT, READ_MIN }: ContentHead): string[] => [
  ...(KIND === 'style-guide' ? [] : [formatDay(REG_DT)]),
  ...(READ_MIN > 1 ? [`읽는 데 ${READ_MIN}분`] : []),
]

/** A styling content as a card. A theme shows its material, a guide its topic, any other its date; `whole` shows all. */
export function contentCard(content: ContentHead, { whole = false } = {}): CardItem {
  const { KIND, TITLE, SUMMARY, HASHTAGS, H_IMG, H_IMG_ALT, H_IMG_SHAPE } = content
  const isTheme = KIND === 'trendship'
  return {
    title: TITLE,
    link: contentHref(content),
    image: shaped(H_IMG, H_IMG_ALT, H_IMG_SHAPE),
    meta: isTheme ? HASHTAGS.slice(1, 2) : contentMeta(content),
    ...(whole ? { kind: HASHTAGS[0] } : {}),
    ...(whole || KIND === 'style-guide' ? { description: SUMMARY } : {}),
  }
}
