import { and, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PageStatus } from '@/schemas/api/site/builder'
import type { Kind } from '@/schemas/page/document'
import { isSystemRoute } from '@/schemas/rules/site/is-system-route'
import { documents } from '@/services/db/tables/site'
import type { Ctx } from '@/services/kit/service'

export type DraftRow = typeof documents.$inferSelect

/** A document of this site, deleted or not, locked until the end of the transaction. */
export async function lockDocument({ db, siteId }: Ctx, id: string, options: { trash?: boolean } = {}): Promise<DraftRow | undefined> {
  const [known] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.siteId, siteId), eq(documents.id, id), options.trash ? undefined : isNull(documents.deletedAt)))
    .for('update')
  return known
}

/** Whether another document has this name, or will have it once its draft is published. */
export async function isTaken({ db, siteId }: Ctx, kind: Kind, name: string, id: string): Promise<boolean> {
  const found = await db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        eq(documents.siteId, siteId),
        eq(documents.kind, kind),
        or(eq(documents.name, name), eq(documents.draftName, name)),
        ne(documents.id, id),
        isNull(documents.deletedAt),
      ),
    )
    .limit(1)
  return found.length > 0
}

export const statusOf: SQL<PageStatus> = sql<PageStatus>`case
  when ${documents.deletedAt} is not null then 'trash'
  when ${documents.publishedRevisionId} is null then case when ${documents.publishedAt} is null then 'draft' else 'withdrawn' end
  when ${documents.draftHash} = ${documents.publishedHash} then 'published'
  else 'changed' end`

const SYSTEM: Partial<Record<Kind, readonly string[]>> = { page: ['/error/404', '/error/500'], fragment: ['site-header', 'site-footer'] }

/** Code refers to it by name, so it must stay published under that name. What staff made at such an address is theirs to take away. */
export const isSystemDocument = ({ kind, name, shippedHash }: Pick<DraftRow, 'kind' | 'name' | 'shippedHash'>): boolean =>
  (SYSTEM[kind]?.includes(name) ?? false) || (kind === 'page' && shippedHash !== null && isSystemRoute(name))
