import type { Shape } from '@/schemas/words/shape'
import type { brandArticles } from '@/services/db/tables/content'

type Row = typeof brandArticles.$inferSelect

export const presentHead = (row: Row, shapeOf: (path: string) => Shape) => ({
  seq: row.seq,
  title: row.title,
  summary: row.summary,
  image: row.image,
  imageAlt: row.imageAlt,
  imageShape: shapeOf(row.image),
  writer: row.writer,
  REG_DT: row.postedAt.toISOString(),
})

export const presentNeighbour = (row: Row | undefined) => (row ? { seq: row.seq, title: row.title } : null)
