import { and, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/consulting/stories'
import { chosenOf } from '@/schemas/words/facets'
import { consultingStories } from '@/services/db/tables/consulting'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { presentStory } from './present-story'
import { storyIndex } from './story-index'

export const listConsultingStories = operation(contracts.listConsultingStories, async ({ filter, page = 1, size = 12 }, ctx) => {
  const { db, siteId } = ctx
  const known = await storyIndex(ctx)
  const chosen = chosenOf(filter, known.groups)
  const { keys, total } = known.index.find({ chosen, order: 'latest', page, size })
  const rows =
    keys.length > 0
      ? await db
          .select()
          .from(consultingStories)
          .where(and(eq(consultingStories.siteId, siteId), inArray(consultingStories.seq, keys)))
      : []
  const bySeq = new Map(rows.map((row) => [row.seq, row]))
  const shapeOf = await pictureShapes(
    rows.map(({ image }) => image),
    ctx,
  )
  return {
    item: { facets: known.index.facets(known.groups, chosen) },
    items: keys.flatMap((seq) => {
      const row = bySeq.get(seq)
      return row ? [presentStory(row, known, shapeOf)] : []
    }),
    totalCount: total,
  }
})
