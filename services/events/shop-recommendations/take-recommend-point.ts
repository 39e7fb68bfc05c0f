import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/shop-recommendations'
import { shopRecommendations } from '@/services/db/tables/events'
import { enter } from '../domain/enter'
import { operation } from '@/services/kit/service'

/**
 * The points of a recommendation. They are no entry of their own: the event's limit was checked with the recommendation, and each
 * recommendation gives its points once.
 */
export const takeRecommendPoint = operation(contracts.takeRecommendPoint, async ({ eventId, shopId }, ctx) => {
  const { db, siteId, session } = ctx
  const { entrySeq } = await enter(ctx, {
    eventId,
    kind: 'share',
    slot: `point:${shopId}`,
    applyType: 'recommendPoint',
    data01: shopId,
    validate: async ({ eventSeq }) => {
      const [own] = await db
        .select({ shopId: shopRecommendations.shopId })
        .from(shopRecommendations)
        .where(
          and(
            eq(shopRecommendations.siteId, siteId),
            eq(shopRecommendations.eventSeq, eventSeq),
            eq(shopRecommendations.shopId, shopId),
            eq(shopRecommendations.memberNo, session.user!.memberNo),
          ),
        )
      if (!own) throw ctx.fail('notRecommended')
    },
  })
  // The points were taken already.
  if (entrySeq === undefined) throw ctx.fail('already')
  return {}
})
