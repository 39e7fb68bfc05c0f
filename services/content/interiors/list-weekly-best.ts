import { holdsUntil } from '@/lib/request-context'
import * as contracts from '@/schemas/api/content/interiors'
import { differentFirst } from '@/schemas/rules/base/different-first'
import { operation } from '@/services/kit/service'
import { caseIndex, compare } from './case-index'
import { presentCases } from './present'
import { weeklyViews } from './weekly-views'

const MOST = 8
const DAY = 86_400_000
/** Seoul has no summer time: its day begins nine hours before UTC's. */
const SEOUL = 9 * 3_600_000

/** Most viewed in seven days; those that nobody has seen follow, new ones first. The week changes at midnight in Seoul, so that a cached page is valid for the whole day. */
export const listWeeklyBest = operation(contracts.listWeeklyBest, async (_, ctx) => {
  const [{ rows }, viewsOf] = await Promise.all([caseIndex(ctx), weeklyViews(ctx)])
  const today = Math.floor((ctx.now.getTime() + SEOUL) / DAY) * DAY - SEOUL
  holdsUntil(today + DAY)
  const isRecent = (at: Date) => at.getTime() >= today - 7 * DAY
  const ranked = rows.toSorted(
    (a, b) => viewsOf(b.seq) - viewsOf(a.seq) || Number(isRecent(b.postedAt)) - Number(isRecent(a.postedAt)) || compare.popular(a, b),
  )
  const best = differentFirst(ranked, ({ hImg }) => hImg).slice(0, MOST)
  return {
    items: await presentCases(
      best.map(({ seq }) => seq),
      ctx,
    ),
  }
})
