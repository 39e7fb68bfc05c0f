import { and, eq, isNull, max } from 'drizzle-orm'
import { createHash, randomUUID } from 'node:crypto'
import { KINDS, type PageDocument } from '@/schemas/page/document'
import { columnsOfDraft } from '../documents/columns-of-draft'
import { columnsOfPublished } from '../documents/columns-of-published'
import { countBlocks } from '../documents/count-blocks'
import type { Database } from '../database'
import { documents, revisions } from '../tables/site'
import { tagsOfDocument } from '../tags-of-document'

export interface ShippedFile {
  path: string
  text: string
}

/** Inserts new shipped documents and upgrades those that no editor changed. `touched` collects the cache tags of what changed. */
export async function seedDocuments(tx: Database, siteId: string, files: readonly ShippedFile[], touched: Set<string>): Promise<void> {
  for (const file of files) {
    const { document, name, text } = read(file)
    const hash = digest(text)
    const id = `shipped-${digest(`${siteId}\0${document.kind}\0${name}`).slice(0, 22)}`
    const [living] = await tx
      .select()
      .from(documents)
      .where(and(eq(documents.siteId, siteId), eq(documents.kind, document.kind), eq(documents.name, name), isNull(documents.deletedAt)))
    // Deleted by an editor, or replaced by another document: the editor's decision stays.
    const [own] = living ? [living] : await tx.select().from(documents).where(eq(documents.id, id))
    if (own && (own.deletedAt || own.edited || own.shippedHash === null || own.shippedHash === hash)) continue

    const now = new Date()
    const fields = {
      ...columnsOfDraft(document, name, text),
      problems: null,
      shippedHash: hash,
      updatedBy: 'system',
      updatedAt: now,
    }
    const documentId = own?.id ?? id
    if (own) {
      await tx
        .update(documents)
        .set({ ...fields, draftNumber: own.draftNumber + 1 })
        .where(eq(documents.id, documentId))
    } else await tx.insert(documents).values({ id, siteId, kind: document.kind, name, ...fields })

    const [last] = await tx
      .select({ number: max(revisions.number) })
      .from(revisions)
      .where(eq(revisions.documentId, documentId))
    const revisionId = randomUUID()
    await tx.insert(revisions).values({
      id: revisionId,
      documentId,
      number: (last?.number ?? 0) + 1,
      body: text,
      blocks: countBlocks(document.blocks),
      createdBy: 'system',
    })
    await tx
      .update(documents)
      .set({ publishedRevisionId: revisionId, ...columnsOfPublished(text, now) })
      .where(eq(documents.id, documentId))
    for (const tag of tagsOfDocument({ kind: document.kind, siteId, name })) touched.add(tag)
    if (document.kind === 'page') touched.add('pages') // its title or route may have changed
  }
}

function read({ path, text }: ShippedFile): { document: PageDocument; name: string; text: string } {
  const document = JSON.parse(text) as PageDocument
  const name = document.kind === 'page' ? document.route : document.id
  if (!KINDS.includes(document.kind) || !name || !document.title)
    throw new Error(`The shipped document ${path} lacks its kind, its title, or its ${document.kind === 'page' ? 'route' : 'id'}.`)
  return { document, name: name.normalize('NFC'), text: JSON.stringify(document) } // so that reformatting a file is no change
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
