import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/restocks'
import { goods, goodsVariants } from '@/services/db/tables/store'
import { restockWishes } from '@/services/db/tables/restocks'
import { operation, service } from '@/services/kit/service'
import { piecesLeft, isOffered } from '../domain/goods/is-offered'
import { askRestock } from './ask-restock'

const withdrawRestock = operation(contracts.withdrawRestock, async ({ variantId }, { db, session }) => {
  await db.delete(restockWishes).where(and(eq(restockWishes.variantId, variantId), eq(restockWishes.memberNo, session.user!.memberNo)))
  return { message: '재입고 알림을 취소했습니다.' }
})

const listRestocks = operation(contracts.listRestocks, async ({ goodsId }, { db, siteId, session }) => {
  const { variantId, choices } = goodsVariants
  const rows = await db
    .select({
      ...{ variantId, choices, goodsId: goods.goodsId, name: goods.name, image: goods.image, own: goodsVariants.image },
      ...{ askedAt: restockWishes.askedAt, left: piecesLeft, offered: isOffered },
    })
    .from(restockWishes)
    .innerJoin(goodsVariants, eq(goodsVariants.variantId, restockWishes.variantId))
    .innerJoin(goods, eq(goods.goodsId, goodsVariants.goodsId))
    .where(
      and(
        eq(restockWishes.siteId, siteId),
        eq(restockWishes.memberNo, session.user!.memberNo),
        goodsId ? eq(goods.goodsId, goodsId) : undefined,
      ),
    )
    .orderBy(desc(restockWishes.wishSeq))
  return {
    items: rows.map(({ askedAt, left, offered, own, image, ...row }) => ({
      ...row,
      image: own || image,
      state: !offered ? ('ended' as const) : left > 0 ? ('back' as const) : ('waiting' as const),
      askedDt: askedAt.toISOString(),
    })),
    totalCount: rows.length,
  }
})

export const restocks = service('restocks', [askRestock, withdrawRestock, listRestocks])
