import * as contracts from '@/schemas/api/members/level-tests'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { levelsOf, presentLevel } from './levels-of'

export const listLevels = operation(contracts.listLevels, async (_, ctx) => {
  const rows = await levelsOf(ctx)
  const shapeOf = await pictureShapes(
    rows.map(({ image }) => image),
    ctx,
  )
  return { items: rows.map((row) => presentLevel(row, shapeOf)), totalCount: rows.length }
})
