import { asc, eq } from 'drizzle-orm'
import type { Level } from '@/schemas/api/members/level-tests'
import type { Shape } from '@/schemas/words/shape'
import { levels } from '@/services/db/tables/members'
import type { Ctx } from '@/services/kit/service'

export type LevelRow = typeof levels.$inferSelect

/** The levels, the lowest first. */
export const levelsOf = ({ db, siteId }: Pick<Ctx, 'db' | 'siteId'>): Promise<LevelRow[]> =>
  db.select().from(levels).where(eq(levels.siteId, siteId)).orderBy(asc(levels.minPoints), asc(levels.code))

export const presentLevel = (level: LevelRow, shapeOf: (path: string) => Shape): Level => ({
  level: level.code,
  NAME: level.name,
  SUMMARY: level.summary,
  CONTENTS: level.contents,
  IMG: level.image,
  IMG_ALT: level.imageAlt,
  IMG_SHAPE: shapeOf(level.image),
  LINK: level.link,
  LINK_LABEL: level.linkLabel,
})
