import type { ContentHead } from '@/schemas/api/content/trends'
import { readingMinutes } from '@/schemas/rules/base/reading-minutes'
import type { Shape } from '@/schemas/words/shape'
import type { stylingContents } from '@/services/db/tables/content'

type Row = typeof stylingContents.$inferSelect

export const presentHead = (row: Row, shapeOf: (path: string) => Shape): ContentHead => ({
  KIND: row.kind,
  SEQ: row.seq,
  NAME: row.name,
  TITLE: row.title,
  SUMMARY: row.summary,
  TAB: row.tab,
  YEAR: row.year,
  H_IMG: row.hImg,
  H_IMG_ALT: row.hImgAlt,
  H_IMG_SHAPE: shapeOf(row.hImg),
  HASHTAGS: row.hashtags,
  VIEW_CNT: row.viewCnt,
  SCRAP_CNT: row.scrapCnt,
  READ_MIN: readingMinutes(row.content),
  REG_DT: row.postedAt.toISOString(),
})
