import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/places/finder'
import { shopPicks } from '@/services/db/tables/places'
import { operation } from '@/services/kit/service'

export const readMyPick = operation(contracts.readMyPick, async ({ storeId }, { db, siteId, session }) => {
  const [row] = await db
    .select({ shopId: shopPicks.shopId })
    .from(shopPicks)
    .where(and(eq(shopPicks.siteId, siteId), eq(shopPicks.shopId, storeId), eq(shopPicks.memberNo, session.user!.memberNo)))
  const recYn: 'Y' | 'N' = row ? 'Y' : 'N'
  return { item: { recYn } }
})
