// The fields of a construction example that every answer shares.
import type { ConstExam } from '@/schemas/api/catalog/architectures'
import type { Database } from '@/services/db/database'
import type { constExams } from '@/services/db/tables/catalog'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { categoryNames } from '../domain/category-names'

type Row = typeof constExams.$inferSelect

export async function presentExams(rows: readonly Row[], where: { db: Database; siteId: string }): Promise<ConstExam[]> {
  const nameOf = await categoryNames(where)
  const shapeOf = await pictureShapes(
    rows.flatMap(({ images }) => images.map(({ src }) => src)),
    where,
  )
  return rows.map((row) => ({
    SEQ: row.seq,
    TITLE: row.title,
    SUMMARY: row.summary,
    constExamType: row.constExamType,
    category: row.cateId,
    CATE_NAME: nameOf.get(row.cateId) ?? '',
    imageList: row.images.map(({ src, alt }) => ({ FILE_FULL_PATH: src, ALT: alt, SHAPE: shapeOf(src) })),
    REG_DT: row.postedAt.toISOString(),
  }))
}
