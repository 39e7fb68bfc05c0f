import { sanitizeHtml } from '@/lib/html/sanitize-html'
import * as contracts from '@/schemas/api/content/community'
import { byInterest } from '@/schemas/rules/content/recruitment'
import { shownRows } from '@/services/db/shown-rows'
import { recruitments } from '@/services/db/tables/community'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { windowOf } from '../domain/window-of'

/** A brand recruits a few times a year: all of them are read, and put in the order of this moment. */
export const listRecruitments = operation(contracts.listRecruitments, async ({ page = 1, size = 12 }, { db, siteId, now }) => {
  const rows = await db.select().from(recruitments).where(shownRows.recruitments(siteId))
  const order = byInterest(now.getTime())
  const ordered = rows.toSorted((a, b) => order(windowOf(a), windowOf(b)) || b.seq - a.seq)
  const shown = ordered.slice((page - 1) * size, page * size)
  const shapeOf = await pictureShapes(
    shown.map(({ image }) => image),
    { db, siteId },
  )
  return {
    items: shown.map((row) => ({
      recruitId: row.seq,
      title: row.title,
      summary: row.summary,
      image: row.image,
      imageAlt: row.imageAlt,
      imageShape: shapeOf(row.image),
      contents: sanitizeHtml(row.contents),
      conditions: sanitizeHtml(row.conditions),
      places: row.places,
      ...windowOf(row),
    })),
    totalCount: rows.length,
  }
})
