import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/shop-recommendations'
import { shopRecommendations } from '@/services/db/tables/events'
import { enter } from '../domain/enter'
import { answer, fail } from '@/services/kit/service'

/**
 * The points of a recommendation. They are no entry of their own: the limit of the event was asked when the shop was recommended,
 * and each recommendation gives its points once.
 */
export const takeRecommendPoint = answer(
  contracts.takeRecommendPoint,
  'services/events/shop-recommendations/take-recommend-point.ts',
  async ({ eventId, shopId }, ctx) => {
    const { db, siteId, session } = ctx
    const contract = contracts.takeRecommendPoint
    const { entrySeq } = await enter(ctx, contract, {
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
        if (!own) throw fail(contract, 'notRecommended')
      },
    })
    // The points were taken before.
    if (entrySeq === undefined) throw fail(contract, 'already')
    return {}
  },
)
