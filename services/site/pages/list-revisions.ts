import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/builder'
import type { PageDocument } from '@/schemas/page/document'
import { countBlocks } from '@/services/db/documents/count-blocks'
import { staff } from '@/services/db/tables/auth'
import { documents, revisions } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'
import { requireSection } from '../domain/require-page'
import { SYSTEM_NAME } from './since-then'

/** The newest; older ones are not listed. */
const MOST = 200

export const listRevisions = operation(contracts.listRevisions, async ({ id }, { db, siteId, fail, rights }) => {
  const [known] = await db
    .select({ current: documents.publishedRevisionId, kind: documents.kind, name: documents.name, draftName: documents.draftName })
    .from(documents)
    .where(and(eq(documents.siteId, siteId), eq(documents.id, id)))
  if (!known) throw fail('missing')
  requireSection({ rights }, known)
  const rows = await db
    .select({
      revisionId: revisions.id,
      number: revisions.number,
      createdBy: revisions.createdBy,
      person: staff.name,
      createdAt: revisions.createdAt,
      blocks: revisions.blocks,
    })
    .from(revisions)
    .leftJoin(staff, eq(staff.id, revisions.createdBy))
    .where(eq(revisions.documentId, id))
    .orderBy(desc(revisions.number))
    .limit(MOST)
  const items = []
  for (const { createdBy, person, createdAt, blocks, ...row } of rows) {
    items.push({
      ...row,
      createdBy: { id: createdBy, name: person ?? SYSTEM_NAME },
      createdAt: createdAt.toISOString(),
      current: row.revisionId === known.current,
      blocks: blocks ?? (await blocksOf(row.revisionId)),
    })
  }
  return { items, totalCount: await db.$count(revisions, eq(revisions.documentId, id)) }

  /** For a revision older than the column. */
  async function blocksOf(revisionId: string): Promise<number> {
    const [row] = await db.select({ body: revisions.body }).from(revisions).where(eq(revisions.id, revisionId))
    return countBlocks((JSON.parse(row!.body) as PageDocument).blocks)
  }
})
