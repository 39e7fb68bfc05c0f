import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/level-tests'
import { levelOf } from '@/schemas/rules/members/level-of'
import { levelResults } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { levelsOf, presentLevel } from './levels-of'

/** A level that staff withdrew meanwhile gives way to the one that the points reach now. */
export const readLevelResult = operation(contracts.readLevelResult, async (_, ctx) => {
  const { db, siteId, session } = ctx
  const [result] = await db
    .select()
    .from(levelResults)
    .where(and(eq(levelResults.siteId, siteId), eq(levelResults.memberNo, session.user!.memberNo)))
  if (!result) return { item: null }
  const levels = await levelsOf(ctx)
  const level = levels.find(({ code }) => code === result.level) ?? levelOf(levels, result.points)
  if (!level) return { item: null }
  const shapeOf = await pictureShapes([level.image], ctx)
  return { item: { ...presentLevel(level, shapeOf), answers: result.answers, REG_DT: result.takenAt.toISOString() } }
})
