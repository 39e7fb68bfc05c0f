import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/scraps'
import { scraps } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { targetCards } from '@/services/targets/targets'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { ownScraps } from './own-scraps'

export const listScraps = operation(contracts.listScraps, async ({ type, page = 1, size = 24 }, ctx) => {
  const { db } = ctx
  const wanted = and(ownScraps(ctx), type ? eq(scraps.type, type) : undefined)
  const rows = await db
    .select()
    .from(scraps)
    .where(wanted)
    .orderBy(desc(scraps.scrappedAt), desc(scraps.scrapSeq))
    .limit(size)
    .offset((page - 1) * size)
  const totalCount = await db.$count(scraps, wanted)
  const cards = await targetCards(
    ctx,
    rows.map((row) => ({ type: row.type, id: row.targetId })),
  )
  const shapeOf = await pictureShapes(
    [...cards.values()].map(({ image }) => image),
    ctx,
  )
  const items = rows.map((row) => {
    const card = cards.get(`${row.type}:${row.targetId}`)
    return {
      SEQ: row.scrapSeq,
      TYPE: row.type,
      TARGET_ID: row.targetId,
      REG_DT: row.scrappedAt.toISOString(),
      TITLE: card?.title ?? '',
      IMG: card?.image ?? '',
      IMG_ALT: card?.alt ?? '',
      IMG_SHAPE: shapeOf(card?.image),
      PATH: card?.path ?? '',
      goneYn: card ? ('N' as const) : ('Y' as const),
    }
  })
  return { items, totalCount }
})
