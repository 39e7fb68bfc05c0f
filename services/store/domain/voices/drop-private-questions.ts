import { and, isNotNull, type SQL } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { goodsQuestions } from '@/services/db/tables/questions'
import type { Left } from '@/services/parts/member-table'

/** The private questions of a member, with their answers. */
export async function dropPrivateQuestions(tx: Database, rows: SQL): Promise<Left> {
  const dropped = await tx
    .delete(goodsQuestions)
    .where(and(rows, isNotNull(goodsQuestions.privateWords)))
    .returning({ goodsId: goodsQuestions.goodsId })
  return { tags: dropped.map(({ goodsId }) => `goods-questions:${goodsId ?? ''}`) }
}
