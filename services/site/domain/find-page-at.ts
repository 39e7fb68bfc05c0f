import { and, eq, isNull, sql } from 'drizzle-orm'
import { normalPath } from '@/lib/path-pattern'
import type { Ctx } from '@/services/kit/service'
import { documents } from '@/services/db/tables/site'
import { tableOf } from './published-routes'

interface PageAt {
  document: { id: string; kind: 'page'; name: string; draftName: string | null }
  params: Record<string, string>
}

/**
 * The page that a preview shows at an address, and the values of its parameters. A draft may already have another address than the
 * published version: of drafts the next one counts.
 */
export async function findPageAt(
  { db, siteId }: Pick<Ctx, 'db' | 'siteId'>,
  status: 'draft' | 'published',
  address: string,
): Promise<PageAt | undefined> {
  const rows = await db
    .select({
      id: documents.id,
      name: status === 'draft' ? sql<string>`coalesce(${documents.draftName}, ${documents.name})` : documents.name,
      known: documents.name,
      draftName: documents.draftName,
    })
    .from(documents)
    .where(and(eq(documents.siteId, siteId), isNull(documents.deletedAt), eq(documents.kind, 'page')))
  const found = tableOf(rows).match(normalPath(address.split(/[?#]/, 1)[0]!))
  if (!found) return undefined
  const { id, known, draftName } = found.value
  return { document: { id, kind: 'page', name: known, draftName }, params: found.params }
}
