import { and, eq } from 'drizzle-orm'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import * as contracts from '@/schemas/api/events/alliances'
import { alliances } from '@/services/db/tables/events'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { picturesOf, presentAlliance } from './present'

export const readAlliance = operation(contracts.readAlliance, async ({ seq }, { db, siteId, fail }) => {
  const [alliance] = await db
    .select()
    .from(alliances)
    .where(and(eq(alliances.siteId, siteId), eq(alliances.allianceSeq, seq)))
  if (!alliance) throw fail('missing')
  const shapeOf = await pictureShapes(picturesOf([alliance]), { db, siteId })
  return { item: { ...presentAlliance(alliance, shapeOf), CONTENTS: sanitizeHtml(alliance.contents) } }
})
