import type { notices } from '@/services/db/tables/content'

export const presentHead = ({ id, category, title, postedAt, pinned }: typeof notices.$inferSelect) => ({
  NOTICE_SEQ: id,
  CATEGORY: category,
  TITLE: title,
  REG_DT: postedAt.toISOString(),
  topYn: pinned ? ('Y' as const) : ('N' as const),
})

export const presentNeighbour = (notice: typeof notices.$inferSelect | undefined) =>
  notice ? { NOTICE_SEQ: notice.id, TITLE: notice.title, REG_DT: notice.postedAt.toISOString() } : null
