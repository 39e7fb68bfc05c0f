import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { normalPath } from '@/lib/path-pattern'
import { documents, redirects, revisions } from '@/services/db/tables/site'
import type { Ctx } from '@/services/kit/service'

/** Where the page that was published at this path stands now, or where a redirect leads from it. */
export async function movedPage({ db, siteId }: Ctx, name: string): Promise<string | undefined> {
  const path = normalPath(name.split(/[?#]/, 1)[0]!)
  const [moved] = await db
    .select({ name: sql<string>`coalesce(${documents.draftName}, ${documents.name})` })
    .from(revisions)
    .innerJoin(documents, eq(documents.id, revisions.documentId))
    .where(
      and(
        eq(documents.siteId, siteId),
        eq(documents.kind, 'page'),
        isNull(documents.deletedAt),
        // A path may contain the wildcards of LIKE.
        sql`strpos(${revisions.body}, ${`"route":${JSON.stringify(path)}`}) > 0`,
      ),
    )
    .orderBy(desc(revisions.createdAt))
    .limit(1)
  if (moved) return moved.name
  const [led] = await db
    .select({ to: redirects.to })
    .from(redirects)
    .where(and(eq(redirects.siteId, siteId), eq(redirects.from, path)))
  return led?.to.startsWith('/') ? led.to : undefined
}
