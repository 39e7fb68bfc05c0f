import type { Review } from '@/schemas/api/store/reviews'
import { authorShown } from '@/schemas/rules/base/author-name'
import type { goodsReviews } from '@/services/db/tables/reviews'
import { pictureShapes } from '@/services/storage/picture-shapes'
import type { Ctx } from '@/services/kit/service'

export type ReviewRow = typeof goodsReviews.$inferSelect

/** Reviews as they are read. @param isOwn their writer reads what staff hid. */
export async function presentReviews(rows: readonly ReviewRow[], ctx: Ctx, isOwn = false): Promise<Review[]> {
  const shapeOf = await pictureShapes(
    rows.flatMap(({ photos }) => photos),
    ctx,
  )
  return rows.map((row) => ({
    REVIEW_SEQ: row.reviewSeq,
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
