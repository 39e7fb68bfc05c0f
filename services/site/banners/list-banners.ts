import { and, asc, eq } from 'drizzle-orm'
import { holdsUntil } from '@/lib/request-context'
import * as contracts from '@/schemas/api/site/banners'
import type { Shape } from '@/schemas/words/shape'
import { banners } from '@/services/db/tables/site'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { operation } from '@/services/kit/service'

export const listBanners = operation(contracts.listBanners, async ({ position }, { db, siteId, now }) => {
  const rows = await db
    .select()
    .from(banners)
    .where(and(eq(banners.siteId, siteId), eq(banners.position, position)))
    .orderBy(asc(banners.orderNo), asc(banners.id))
  // A banner that opens later is not in the answer, but limits its freshness.
  for (const { openFrom, openUntil } of rows) for (const turn of [openFrom, openUntil]) if (turn > now) holdsUntil(turn.getTime() + 1)
  const open = rows.filter(({ openFrom, openUntil }) => openFrom <= now && now <= openUntil)
  const shapeOf = await pictureShapes(
    open.flatMap(({ imagePc, imageMo }) => [imagePc, imageMo]),
    { db, siteId },
  )
  return { items: open.map((row) => present(row, shapeOf)) }
})

const present = (
  { id, position, title, description, imagePc, imageMo, alt, link, openUntil }: typeof banners.$inferSelect,
  shapeOf: (path: string) => Shape,
) => ({
  bannerId: id,
  position,
  title,
  description,
  imagePc,
  imagePcShape: shapeOf(imagePc),
  imageMo,
  imageMoShape: shapeOf(imageMo),
  alt,
  link,
  newWindow: /^https?:/.test(link) ? ('Y' as const) : ('N' as const),
  openUntil: openUntil.toISOString(),
})
