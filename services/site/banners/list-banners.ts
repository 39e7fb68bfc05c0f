import { and, asc, eq } from 'drizzle-orm'
import { holdsUntil } from '@/lib/request-context'
import * as contracts from '@/schemas/api/site/banners'
import { banners } from '@/services/db/tables/site'
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
  return { items: open.map(present) }
})

const present = ({ id, position, title, description, imagePc, imageMo, alt, link, openUntil }: typeof banners.$inferSelect) => ({
  bannerId: id,
  position,
  title,
  description,
  imagePc,
  imageMo,
  alt,
  link,
  newWindow: /^https?:/.test(link) ? ('Y' as const) : ('N' as const),
  openUntil: openUntil.toISOString(),
})
