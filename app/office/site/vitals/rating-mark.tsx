import { CircleCheck, OctagonAlert, TriangleAlert, type LucideIcon } from 'lucide-react'
import { ICON } from '@/builder/ui/icon'
import type { Rating } from '@/schemas/rules/site/vitals'
import { RATING_WORDS } from './rating-words'

const LOOKS: Record<Rating, { Symbol: LucideIcon; colour: string }> = {
  poor: { Symbol: OctagonAlert, colour: 'text-danger' },
  fair: { Symbol: TriangleAlert, colour: 'text-warning' },
  good: { Symbol: CircleCheck, colour: 'text-success' },
}

/** A rating as a symbol of its own shape and a word, never by colour alone. @param isSmall the word is read out, and not shown. */
export function RatingMark({ rating, isSmall = false }: { rating: Rating; isSmall?: boolean }) {
  const { Symbol, colour } = LOOKS[rating]
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Symbol {...ICON} size={isSmall ? 14 : 16} aria-hidden className={`shrink-0 ${colour}`} />
      <span className={isSmall ? 'sr-only' : ''}>{RATING_WORDS[rating]}</span>
    </span>
  )
}
