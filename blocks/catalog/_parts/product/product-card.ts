import type { ProductHead } from '@/schemas/api/catalog/products'
import type { BadgeTone } from '@/blocks/base/_parts/badge'
import type { CardItem } from '@/blocks/base/_parts/card'
import { priceWords } from './price-words'
import { shaped } from '@/blocks/base/_parts/shaped'

const BADGES: Record<string, { label: string; tone: BadgeTone }> = {
  BEST: { label: 'BEST', tone: 'ink' },
  NEW: { label: 'NEW', tone: 'calm' },
  PRESENT: { label: '사은품', tone: 'quiet' },
  TIMESALE: { label: '타임세일', tone: 'accent' },
  RECOMMEND: { label: '추천', tone: 'quiet' },
}
const MOST_CHIPS = 4

/** The one badge of a product: its first. */
export const productBadge = (badges: readonly string[]): { label: string; tone: BadgeTone } | undefined => BADGES[badges[0] ?? '']

export const productHref = (id: string): string => `/zin/product/${encodeURIComponent(id)}`

/** A product as a card of a list: its photograph, its name, its size, its colours. */
export const productCard = (product: ProductHead): CardItem => ({
  title: product.ZIN_PRD_NAME,
  link: productHref(product.ZIN_PRD_ID),
  image: shaped(product.FILE_PATH, product.FILE_ALT, product.FILE_SHAPE),
  // With large letters the line may break before 부터, and nowhere else.
  price: { now: priceWords(product).replace('원부터', '원\u200b부터') },
  meta: product.SPEC ? [product.SPEC] : [],
  badge: productBadge(product.badges),
  chips: product.colors.slice(0, MOST_CHIPS).map(({ name, image }) => ({ src: image, alt: name })),
  moreChips: Math.max(0, product.colors.length - MOST_CHIPS),
})
