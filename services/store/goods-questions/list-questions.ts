import { and, desc, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/questions'
import { goodsQuestions } from '@/services/db/tables/questions'
import { operation } from '@/services/kit/service'
import { presentQuestion } from '../domain/voices/present-question'

/** The same for everybody, so that pages and answers of it are cached: nothing private is in it, not even for its author. */
export const listQuestions = operation(contracts.listGoodsQuestions, async ({ goodsId, page = 1, size = 10 }, { db, siteId }) => {
  const shown = and(eq(goodsQuestions.siteId, siteId), eq(goodsQuestions.goodsId, goodsId), isNull(goodsQuestions.hiddenAt))
  const rows = await db
    .select()
    .from(goodsQuestions)
    .where(shown)
    .orderBy(desc(goodsQuestions.postedAt), desc(goodsQuestions.questionSeq))
    .limit(size)
    .offset((page - 1) * size)
  return { items: rows.map((row) => presentQuestion(row)), totalCount: await db.$count(goodsQuestions, shown) }
})
