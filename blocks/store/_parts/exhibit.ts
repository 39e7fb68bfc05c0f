import { seoulDay, startOfSeoulDay, afterSeoulDay } from '@/schemas/words/seoul-day'
import { formatDate } from '@/schemas/words/dates'
import type { BadgeTone } from '@/blocks/base/_parts/badge'

export interface Timed {
  state: 'coming' | 'open' | 'ended'
  /** ISO; both included. */
  period: { from: string; until: string }
}

const DAY = 86_400_000

/** The badge of a promotion: D-9, D-day, 곧 시작, 종료. */
export function exhibitBadge({ state, period }: Timed, now: string): { label: string; tone: BadgeTone } {
  if (state === 'ended') return { label: '종료', tone: 'quiet' }
  if (state === 'coming') return { label: '곧 시작', tone: 'calm' }
  const dayOf = (moment: string): number => startOfSeoulDay(seoulDay(new Date(moment))).getTime()
  const days = Math.round((dayOf(period.until) - dayOf(now)) / DAY)
  return { label: days > 0 ? `D-${days}` : 'D-day', tone: 'accent' }
}

/** `2026.11.02 ~ 2026.11.30` */
export const exhibitPeriod = ({ period }: Timed): string => `${formatDate(period.from)} ~ ${formatDate(period.until)}`

/** Until when what is said of promotions holds: the next midnight in Seoul. The service adds the moment of the next turn. */
export const exhibitsFreshUntil = (now: string): string => afterSeoulDay(seoulDay(new Date(now))).toISOString()
