import { and, arrayContains, asc, eq, gte } from 'drizzle-orm'
import { sanitizeHtml } from '@/lib/html/sanitize'
import { holdsUntil } from '@/lib/keeping'
import * as contracts from '@/schemas/api/popups'
import { popups } from '@/services/db/tables'
import { answer } from '@/services/kit/service'

export const listPopups = answer(contracts.listPopups, 'services/popups/list-popups.ts', async ({ pageRoute }, { db, siteId, now }) => {
  const rows = await db
    .select()
    .from(popups)
    .where(and(eq(popups.siteId, siteId), eq(popups.isOn, true), gte(popups.openUntil, now), arrayContains(popups.routes, [pageRoute])))
    .orderBy(asc(popups.orderNo), asc(popups.popupId))
  // One that opens later is not in the answer, but ends its truth all the same.
  for (const { openFrom, openUntil } of rows) holdsUntil((openFrom > now ? openFrom : openUntil).getTime() + 1)
  return { items: rows.filter(({ openFrom }) => openFrom <= now).map(present) }
})

const present = ({ popupId, title, contents, link, applyLimitType, openUntil }: typeof popups.$inferSelect) => ({
  popupId,
  title,
  content: sanitizeHtml(contents),
  link,
  applyLimitType: applyLimitType === '3' ? ('3' as const) : ('2' as const),
  openUntil: openUntil.toISOString(),
})
