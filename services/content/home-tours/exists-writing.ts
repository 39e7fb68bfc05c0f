import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/home-tours'
import { photosOf } from '@/schemas/rules/content/home-tour/tour-document'
import { homeTours } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'

/** The drafts that were never published; the item is the newest. */
export const existsWriting = operation(contracts.existsWriting, async (_, { db, siteId, session }) => {
  const rows = await db
    .select()
    .from(homeTours)
    .where(and(eq(homeTours.siteId, siteId), eq(homeTours.memberNo, session.user!.memberNo), eq(homeTours.state, 'draft')))
    .orderBy(desc(homeTours.updatedAt), desc(homeTours.seq))
  const items = rows.map(({ seq, title, document, updatedAt, saveKey }) => ({
    seq,
    title: title.trim(),
    photos: document.blocks.flatMap(photosOf).length,
    updatedAt: updatedAt.toISOString(),
    saveKey,
  }))
  const [{ seq, title, photos, updatedAt } = { seq: 0, title: '', photos: 0, updatedAt: '' }] = items
  return { item: { existYn: seq > 0 ? ('Y' as const) : ('N' as const), seq, title, photos, updatedAt }, items, totalCount: items.length }
})
