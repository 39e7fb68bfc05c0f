import type { RecruitWindow } from '@/schemas/rules/content/recruitment'
import type { recruitments } from '@/services/db/tables/community'

type Moments = Pick<typeof recruitments.$inferSelect, 'openFrom' | 'openUntil' | 'announcedFrom'>

/** The moments of a recruitment as contracts send them. */
export const windowOf = ({ openFrom, openUntil, announcedFrom }: Moments): RecruitWindow => ({
  openFrom: openFrom.toISOString(),
  openUntil: openUntil.toISOString(),
  announcedFrom: announcedFrom.toISOString(),
})
