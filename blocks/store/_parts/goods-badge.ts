import type { BadgeTone } from '@/blocks/base/_parts/badge'

/** C-BADGE; TIME_SALE is another spelling of TIMESALE. */
const BADGES: Readonly<Record<string, { label: string; tone: BadgeTone }>> = {
  TIMESALE: { label: '타임세일', tone: 'accent' },
  TIME_SALE: { label: '타임세일', tone: 'accent' },
  BEST: { label: '베스트', tone: 'ink' },
  NEW: { label: '신상품', tone: 'calm' },
  RECOMMEND: { label: '추천', tone: 'quiet' },
  PRESENT: { label: '사은품', tone: 'quiet' },
}
const ORDER = Object.keys(BADGES)

interface Badged {
  badges: readonly string[]
  soldOutYn: 'Y' | 'N'
}

/** The badges of goods, the most urgent first; one that C-BADGE does not know is left out. */
export function goodsBadges({ badges, soldOutYn }: Badged): { label: string; tone: BadgeTone }[] {
  const known = badges.filter((code) => ORDER.includes(code)).toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
  const labels = known.map((code) => BADGES[code]!)
  return soldOutYn === 'Y' ? [{ label: '품절', tone: 'quiet' }, ...labels.filter(({ tone }) => tone !== 'accent')] : labels
}
