import { and, eq, isNull } from 'drizzle-orm'
import { normalPath } from '@/lib/path-pattern'
import type { Input, Item } from '@/schemas/api/base/contract'
import type { previewPageAdm } from '@/schemas/api/site/pages'
import { documents, revisions } from '@/services/db/tables/site'
import type { Ctx, Fails } from '@/services/kit/service'
import { requireSection } from '../domain/require-page'
import { presentPage } from './present'
import { findPageAt } from '../domain/find-page-at'

type Preview = typeof previewPageAdm

/** A document by its id or by a path: the draft, or the published version. */
export async function readPreview(
  status: 'draft' | 'published',
  { id, pageRoute }: Input<Preview>,
  ctx: Ctx & Fails<'missing'>,
): Promise<{ item: Item<Preview> }> {
  const { db, siteId, session } = ctx
  // A link shows the page that it was made for; its reader asks for no other.
  if (!session.staff && (id !== undefined || !isPageOfLink(session.preview?.path, pageRoute))) throw ctx.fail('missing')
  const living = and(eq(documents.siteId, siteId), isNull(documents.deletedAt))
  let params: Record<string, string> = {}
  let wanted = id
  if (wanted === undefined && pageRoute !== undefined) {
    const found = await findPageAt(ctx, status, pageRoute)
    wanted = found?.document.id
    params = found?.params ?? {}
  }
  if (wanted === undefined) throw ctx.fail('missing')
  const [row] = await db
    .select({ document: documents, revision: revisions })
    .from(documents)
    .leftJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
    .where(and(living, eq(documents.id, wanted)))
  if (!row || (status === 'published' && !row.revision)) throw ctx.fail('missing')
  const { document, revision } = row
  // A reader with a link reads the page that it was made for.
  if (session.staff) requireSection(ctx, document)
  const stored =
    status === 'published' && revision
      ? { body: revision.body, number: revision.number, updatedAt: revision.createdAt }
      : { body: document.draft, number: document.draftNumber, updatedAt: document.updatedAt }
  return { item: presentPage({ documentId: document.id, name: document.name, status, ...stored }, params) }
}

const isPageOfLink = (path: string | undefined, pageRoute: string | undefined): boolean =>
  path !== undefined && pageRoute !== undefined && normalPath(path) === normalPath(pageRoute.split(/[?#]/, 1)[0]!)
