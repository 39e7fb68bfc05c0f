import { eq } from 'drizzle-orm'
import { documents } from '@/services/db/tables/site'
import type { Ctx } from '@/services/kit/service'
import { isTaken, type DraftRow } from './draft-row'
import { pageTag } from './tags'

/** Withdraws the document from the public site; its revisions stay, and its draft keeps its requested name. */
export async function withdrawDocument(ctx: Ctx, known: DraftRow, more: { deletedAt?: Date } = {}): Promise<void> {
  const asked = known.draftName
  const isFree = asked !== null && !(await isTaken(ctx, known.kind, asked, known.id))
  await ctx.db
    .update(documents)
    .set({
      ...more,
      publishedRevisionId: null,
      publishedHash: null,
      publishedUses: [],
      ...(known.publishedRevisionId === null ? {} : { publishedAt: known.publishedAt ?? ctx.now }),
      ...(isFree ? { name: asked, draftName: null } : {}),
    })
    .where(eq(documents.id, known.id))
  if (known.publishedRevisionId === null) return
  ctx.touch(pageTag(ctx.siteId, known.kind, known.name))
  if (known.kind === 'page') ctx.touch('pages')
}
