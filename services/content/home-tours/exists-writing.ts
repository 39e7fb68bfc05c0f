import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/home-tours'
import { photosOf } from '@/schemas/rules/content/home-tour/tour-document'
import { homeTours } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'

/** The newest of the drafts that were never published. */
export const existsWriting = operation(contracts.existsWriting, async (_, { db, siteId, session }) => {
  const [row] = await db
    .select()
    .from(homeTours)
    .where(and(eq(homeTours.siteId, siteId), eq(homeTours.memberNo, session.user!.memberNo), eq(homeTours.state, 'draft')))
    .orderBy(desc(homeTours.updatedAt), desc(homeTours.seq))
    .limit(1)
  if (!row) return { item: { existYn: 'N' as const, seq: 0, title: '', photos: 0, updatedAt: '' } }
  const { seq, title, document, updatedAt } = row
  return {
    item: { existYn: 'Y' as const, seq, title, photos: document.blocks.flatMap(photosOf).length, updatedAt: updatedAt.toISOString() },
  }
})
