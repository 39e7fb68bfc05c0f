import { and, eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/places/finder'
import { shownRows } from '@/services/db/shown-rows'
import { shopPicks, shops } from '@/services/db/tables/places'
import { raiseCalmly } from '@/services/counts/raise-calmly'
import { operation } from '@/services/kit/service'

export const pickShop = operation(contracts.pickShop, async ({ shopId }, ctx) => {
  const { db, siteId, now, session } = ctx
  const ofShop = and(shownRows.shops(siteId), eq(shops.shopId, shopId))
  // The shop is locked before the row is written, so that it cannot be withdrawn between the two.
  const [shop] = await db.select({ shopId: shops.shopId }).from(shops).where(ofShop).for('update')
  if (!shop) throw ctx.fail('missing')
  const added = await db
    .insert(shopPicks)
    .values({ siteId, shopId, memberNo: session.user!.memberNo, createdAt: now })
    .onConflictDoNothing()
    .returning({ shopId: shopPicks.shopId })
  if (added.length === 0) throw ctx.fail('again')
  const [counted] = await db
    .update(shops)
    .set({ recCnt: sql`${shops.recCnt} + 1` })
    .where(ofShop)
    .returning({ REC_CNT: shops.recCnt })
  // A shop that many recommend at once does not make every list anew each time.
  ctx.after(() => {
    raiseCalmly('page', [`shop:${shopId}`])
    raiseCalmly('list', ['shops'])
  })
  return { item: counted!, message: '매장을 추천했습니다.' }
})
