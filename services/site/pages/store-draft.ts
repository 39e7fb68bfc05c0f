import { eq } from 'drizzle-orm'
import type { CallFailure } from '@/schemas/api/base/failure'
import type { PageDocument } from '@/schemas/page/document'
import { columnsOfDraft } from '@/services/db/documents/columns-of-draft'
import { nameOfDocument } from '@/services/db/documents/name-of-document'
import { isDuplicateKey } from '@/services/db/sql-state'
import { documents } from '@/services/db/tables/site'
import type { Ctx } from '@/services/kit/service'
import type { DraftRow } from './draft-row'

/** Stores the document as the next draft of a locked row. @param taken thrown when its name was taken meanwhile. */
export async function storeDraft(
  ctx: Ctx,
  known: DraftRow,
  { document, unfinished }: { document: PageDocument; unfinished: number },
  taken: () => CallFailure,
  more: { saveKey?: string } = {},
): Promise<{ draftNumber: number; updatedAt: string }> {
  const draftNumber = known.draftNumber + 1
  const updatedAt = ctx.now.toISOString()
  // The path of the published version changes when the draft is published, not before.
  const name = known.publishedRevisionId === null ? (nameOfDocument(document) ?? known.name) : known.name
  await ctx.db
    .update(documents)
    .set({
      ...columnsOfDraft(document, name),
      name,
      draftNumber,
      problems: unfinished,
      edited: true,
      updatedBy: ctx.session.staff?.id ?? 'system',
      updatedAt: ctx.now,
      ...(more.saveKey === undefined ? {} : { saveKeys: [...known.saveKeys, { key: more.saveKey, draftNumber, updatedAt }].slice(-20) }),
    })
    .where(eq(documents.id, known.id))
    .catch((error: unknown) => {
      throw isDuplicateKey(error) ? taken() : error
    })
  return { draftNumber, updatedAt }
}

/** Inserts a new document with its first draft. */
export async function addDraft(
  ctx: Ctx,
  id: string,
  { document, unfinished }: { document: PageDocument; unfinished: number },
): Promise<boolean> {
  const name = nameOfDocument(document)!
  const added = await ctx.db
    .insert(documents)
    .values({
      id,
      siteId: ctx.siteId,
      kind: document.kind,
      name,
      ...columnsOfDraft(document, name),
      problems: unfinished,
      edited: true,
      updatedBy: ctx.session.staff?.id ?? 'system',
      updatedAt: ctx.now,
    })
    .onConflictDoNothing()
    .returning({ id: documents.id })
  return added.length > 0
}
