import { and, eq } from 'drizzle-orm'
import type { applyStoreRecommend, recommendStore } from '@/schemas/api/events/shop-recommendations'
import { shops } from '@/services/db/tables/places'
import { shopRecommendations } from '@/services/db/tables/events'
import { enter } from '../domain/enter'
import { takesCallOf } from '../domain/takes-call-of'
import type { CtxOf } from '@/services/kit/service'
import { shownRows } from '@/services/db/shown-rows'

interface Recommendation {
  eventId: string
  shopId: string
  comment?: string
}

/** Stores one entry and one recommendation in one transaction; a shop is recommended once by each member of an event. */
export async function recommendInEvent(
  ctx: CtxOf<typeof applyStoreRecommend> | CtxOf<typeof recommendStore>,
  { eventId, shopId, comment = '' }: Recommendation,
): Promise<void> {
  const { db, siteId, now, session } = ctx
  await enter(ctx, {
    eventId,
    applyType: 'recommend',
    data01: shopId,
    data02: comment,
    fits: takesCallOf('recommend'),
    validate: async () => {
      const [shop] = await db
        .select({ shopId: shops.shopId })
        .from(shops)
        .where(and(shownRows.shops(siteId), eq(shops.shopId, shopId)))
      if (!shop) throw ctx.fail('noShop')
    },
    also: async (tx, { eventSeq }) => {
      const kept = await tx
        .insert(shopRecommendations)
        .values({ siteId, eventSeq, shopId, memberNo: session.user!.memberNo, contents: comment, createdAt: now })
        .onConflictDoNothing()
        .returning({ shopId: shopRecommendations.shopId })
      if (kept.length === 0) throw ctx.fail('again')
    },
  })
}
