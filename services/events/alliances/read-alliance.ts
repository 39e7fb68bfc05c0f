import { and, eq } from 'drizzle-orm'
import { sanitizeHtml } from '@/lib/html/sanitize'
import * as contracts from '@/schemas/api/events/alliances'
import { alliances } from '@/services/db/tables/events'
import { answer, fail } from '@/services/kit/service'
import { shapesOf } from '@/services/storage/picture-shapes'
import { picturesOf, presentAlliance } from './present'

export const readAlliance = answer(
  contracts.readAlliance,
  'services/events/alliances/read-alliance.ts',
  async ({ seq }, { db, siteId }) => {
    const [alliance] = await db
      .select()
      .from(alliances)
      .where(and(eq(alliances.siteId, siteId), eq(alliances.allianceSeq, seq)))
    if (!alliance) throw fail(contracts.readAlliance, 'missing')
    const shapeOf = await shapesOf(picturesOf([alliance]), { db, siteId })
    return { item: { ...presentAlliance(alliance, shapeOf), CONTENTS: sanitizeHtml(alliance.contents) } }
  },
)
