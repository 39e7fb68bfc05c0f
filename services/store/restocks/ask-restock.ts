import { and, eq, ne } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/restocks'
import { MOST_RESTOCKS } from '@/schemas/rules/store/restock'
import { members } from '@/services/db/tables/members'
import { restockWishes } from '@/services/db/tables/restocks'
import { goods, goodsVariants } from '@/services/db/tables/store'
import { operation } from '@/services/kit/service'
import { isOffered, piecesLeft } from '../domain/goods/is-offered'

export const askRestock = operation(contracts.askRestock, async ({ variantId }, { db, siteId, now, session, fail }) => {
  const { memberNo } = session.user!
  const [row] = await db
    .select({ left: piecesLeft })
    .from(goodsVariants)
    .innerJoin(goods, eq(goods.goodsId, goodsVariants.goodsId))
    .where(and(eq(goodsVariants.siteId, siteId), eq(goodsVariants.variantId, variantId), isOffered))
  if (!row) throw fail('missing')
  if (row.left > 0) throw fail('inStock')
  // Of two presses at once one waits here, so that both together do not go beyond the limit.
  await db.select({ memberNo: members.memberNo }).from(members).where(eq(members.memberNo, memberNo)).for('no key update')
  const others = and(eq(restockWishes.memberNo, memberNo), ne(restockWishes.variantId, variantId))
  if ((await db.$count(restockWishes, others)) >= MOST_RESTOCKS) throw fail('tooMany')
  await db
    .insert(restockWishes)
    .values({ siteId, variantId, memberNo, askedAt: now })
    .onConflictDoNothing({ target: [restockWishes.variantId, restockWishes.memberNo] })
  return { message: '다시 들어오면 알려 드리겠습니다.' }
})
