import { holdsUntil } from '@/lib/request-context'
import * as contracts from '@/schemas/api/content/interiors'
import { differentFirst } from '@/schemas/rules/base/different-first'
import { operation } from '@/services/kit/service'
import { caseIndex, compare } from './case-index'
import { presentCases } from './present'

const MOST = 8
const DAY = 86_400_000
/** Seoul has no summer time: its day begins nine hours before UTC's. */
const SEOUL = 9 * 3_600_000

/** The week changes at midnight in Seoul, so that a cached page is valid for the whole day. */
export const listWeeklyBest = operation(contracts.listWeeklyBest, async (_, ctx) => {
  const { rows } = await caseIndex(ctx)
  const today = Math.floor((ctx.now.getTime() + SEOUL) / DAY) * DAY - SEOUL
  holdsUntil(today + DAY)
  const isRecent = (at: Date) => at.getTime() >= today - 7 * DAY
  const ranked = rows.toSorted((a, b) => Number(isRecent(b.postedAt)) - Number(isRecent(a.postedAt)) || compare.popular(a, b))
  const best = differentFirst(ranked, ({ hImg }) => hImg).slice(0, MOST)
  return {
    items: await presentCases(
      best.map(({ seq }) => seq),
      ctx,
    ),
  }
})
