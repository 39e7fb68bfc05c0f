import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/questions'
import { goodsQuestions } from '@/services/db/tables/questions'
import { goods } from '@/services/db/tables/store'
import { operation } from '@/services/kit/service'
import { presentQuestion } from '../domain/voices/present-question'

export const listMyQuestions = operation(contracts.listMyGoodsQuestions, async ({ goodsId, page = 1, size = 10 }, ctx) => {
  const { db, siteId, session } = ctx
  const mine = and(
    eq(goodsQuestions.siteId, siteId),
    eq(goodsQuestions.memberNo, session.user!.memberNo),
    goodsId === undefined ? undefined : eq(goodsQuestions.goodsId, goodsId),
  )
  const rows = await db
    .select({ question: goodsQuestions, goods: { goodsId: goods.goodsId, name: goods.name, image: goods.image } })
    .from(goodsQuestions)
    .leftJoin(goods, and(eq(goods.goodsId, goodsQuestions.goodsId), eq(goods.publishedYn, 'Y')))
    .where(mine)
    .orderBy(desc(goodsQuestions.postedAt), desc(goodsQuestions.questionSeq))
    .limit(size)
    .offset((page - 1) * size)
  return {
    items: rows.map(({ question, goods: of }) => ({
      ...presentQuestion(question, true),
      goodsId: of?.goodsId ?? '',
      name: of?.name ?? '판매를 마친 상품',
      image: of?.image ?? '',
      hiddenYn: question.hiddenAt ? ('Y' as const) : ('N' as const),
    })),
    totalCount: await db.$count(goodsQuestions, mine),
  }
})
