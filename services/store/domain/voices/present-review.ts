import { count, inArray } from 'drizzle-orm'
import type { Review } from '@/schemas/api/store/reviews'
import { authorShown } from '@/schemas/rules/base/author-name'
import { type goodsReviews, reviewHelps } from '@/services/db/tables/reviews'
import { pictureShapes } from '@/services/storage/picture-shapes'
import type { Ctx } from '@/services/kit/service'

export type ReviewRow = typeof goodsReviews.$inferSelect

/** Reviews as they are read. @param isOwn their writer reads what staff hid. */
export async function presentReviews(rows: readonly ReviewRow[], ctx: Ctx, isOwn = false): Promise<Review[]> {
  const shapeOf = await pictureShapes(
    rows.flatMap(({ photos }) => photos),
    ctx,
  )
  const helps = await helpsOf(
    rows.map(({ reviewSeq }) => reviewSeq),
    ctx,
  )
  return rows.map((row) => ({
    REVIEW_SEQ: row.reviewSeq,
    helpfulCnt: row.hiddenAt && !isOwn ? 0 : (helps.get(row.reviewSeq) ?? 0),
    REG_DT: row.postedAt.toISOString(),
    ...(row.hiddenAt && !isOwn
      ? { MEMBER_NAME: '', stars: 0, CONTENTS: '', choices: [], photos: [], answer: '', ANSWER_DT: '', hiddenYn: 'Y' as const }
      : {
          MEMBER_NAME: authorShown(row.shownName),
          stars: row.stars,
          CONTENTS: row.contents,
          choices: row.choices,
          photos: row.photos.map((src) => ({ src, shape: shapeOf(src) })),
          answer: row.answer,
          ANSWER_DT: row.answeredAt?.toISOString() ?? '',
          hiddenYn: row.hiddenAt ? ('Y' as const) : ('N' as const),
        }),
  }))
}

/** To how many members each was of help. */
async function helpsOf(reviewSeqs: readonly number[], { db }: Pick<Ctx, 'db'>): Promise<Map<number, number>> {
  if (reviewSeqs.length === 0) return new Map()
  const rows = await db
    .select({ reviewSeq: reviewHelps.reviewSeq, many: count() })
    .from(reviewHelps)
    .where(inArray(reviewHelps.reviewSeq, [...reviewSeqs]))
    .groupBy(reviewHelps.reviewSeq)
  return new Map(rows.map(({ reviewSeq, many }) => [reviewSeq, many]))
}
