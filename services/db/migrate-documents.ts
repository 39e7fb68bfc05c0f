// Migrates stored documents to the current versions of their blocks. Reading does the same on the fly, so this is never urgent: it saves
// that work, and shows beforehand how a new version affects existing pages.
import { randomUUID } from 'node:crypto'
import { and, eq, isNull, max } from 'drizzle-orm'
import type { PageDocument } from '@/schemas/page/document'
import { readPage, writePage, type ReadPage } from '@/schemas/page/read-page'
import { columnsOfDraft } from './documents/columns-of-draft'
import { columnsOfPublished } from './documents/columns-of-published'
import { countBlocks } from './documents/count-blocks'
import type { Database, OpenDatabase } from './database'
import { documents, revisions } from './tables/site'
import { bumpTagNumbers } from './tag-numbers'
import { tagsOfDocument } from './tags-of-document'

export interface MigratedDocument {
  kind: string
  name: string
  draft: boolean
  published: boolean
  /** Unreadable blocks; they stay as they are. */
  unreadable: ReadPage['unreadable']
}

/** Lists the changes, and applies them with `write`: one transaction per document, the published one as a new revision. */
export async function migrateDocuments(open: OpenDatabase, { write }: { write: boolean }): Promise<MigratedDocument[]> {
  const all = await open.db
    .select({ id: documents.id })
    .from(documents)
    .where(isNull(documents.deletedAt))
    .orderBy(documents.kind, documents.name)
  const found: MigratedDocument[] = []
  for (const { id } of all) {
    const seen: { now?: () => void } = {}
    const migrated = await open.db.transaction((tx) => migrateOne(tx, id, write, seen))
    seen.now?.()
    if (migrated) found.push(migrated)
  }
  return found
}

async function migrateOne(tx: Database, id: string, write: boolean, seen: { now?: () => void }): Promise<MigratedDocument | undefined> {
  const [document] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), isNull(documents.deletedAt)))
    .for('update')
  if (!document) return undefined
  const [published] = document.publishedRevisionId
    ? await tx.select().from(revisions).where(eq(revisions.id, document.publishedRevisionId))
    : []
  const draft = readPage(JSON.parse(document.draft) as PageDocument)
  const shown = published && readPage(JSON.parse(published.body) as PageDocument)
  const result: MigratedDocument = {
    kind: document.kind,
    name: document.name,
    draft: draft.migrated,
    published: shown?.migrated ?? false,
    unreadable: draft.unreadable,
  }
  if (!result.draft && !result.published) return result.unreadable.length > 0 ? result : undefined
  if (!write) return result

  const now = new Date()
  const change: Partial<typeof documents.$inferInsert> = { updatedBy: 'migrate:pages', updatedAt: now, problems: null }
  if (draft.migrated) Object.assign(change, columnsOfDraft(writePage(draft), document.name), { draftNumber: document.draftNumber + 1 })
  if (shown?.migrated) {
    const [last] = await tx
      .select({ number: max(revisions.number) })
      .from(revisions)
      .where(eq(revisions.documentId, id))
    change.publishedRevisionId = randomUUID()
    const migrated = writePage(shown)
    const body = JSON.stringify(migrated)
    await tx.insert(revisions).values({
      id: change.publishedRevisionId,
      documentId: id,
      number: (last?.number ?? 0) + 1,
      body,
      blocks: countBlocks(migrated.blocks),
      createdBy: 'migrate:pages',
    })
    Object.assign(change, columnsOfPublished(body, now))
    seen.now = await bumpTagNumbers(tx, tagsOfDocument(document))
  }
  await tx.update(documents).set(change).where(eq(documents.id, id))
  return result
}
