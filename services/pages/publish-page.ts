import { and, eq, isNull, max, ne } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import * as contracts from '@/schemas/api/pages'
import { checkPage } from '@/schemas/page/check-page'
import type { PageDocument } from '@/schemas/page/document'
import { documents, revisions } from '@/services/db/tables'
import { answer, fail } from '@/services/kit/service'
import { fragmentCycle } from './check-fragments'
import { pageTag } from './tags'

/** A new immutable revision and the pointer to it, together or not at all; then the tags of exactly what changed. */
export const publishPage = answer(contracts.publishPage, 'services/pages/publish-page.ts', async ({ id, draftNumber }, ctx) => {
  const { db, siteId, session, now } = ctx
  const [known] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.siteId, siteId), isNull(documents.deletedAt)))
    .for('update')
  if (!known) throw fail(contracts.publishPage, 'missing')
  if (draftNumber !== undefined && draftNumber !== known.draftNumber) throw fail(contracts.publishPage, 'stale')
  const document = JSON.parse(known.draft) as PageDocument
  const problems = checkPage(document, { strict: true })
  if (problems.length > 0) throw fail(contracts.publishPage, 'invalid', { problems: problems.slice(0, 200) })
  const cycle = await fragmentCycle(db, siteId, document)
  if (cycle)
    throw fail(contracts.publishPage, 'cycle', {
      problems: [{ pointer: '/blocks', message: `조각이 서로를 담고 있습니다: ${cycle.join(' → ')}`, keyword: 'cycle' }],
    })

  const name = document.kind === 'page' ? document.route! : document.id!
  const others = and(
    eq(documents.siteId, siteId),
    eq(documents.kind, known.kind),
    eq(documents.name, name),
    ne(documents.id, id),
    isNull(documents.deletedAt),
  )
  if (name !== known.name && (await db.select({ id: documents.id }).from(documents).where(others)).length > 0) {
    throw fail(contracts.publishPage, 'invalid', {
      problems: [{ pointer: '/route', message: '같은 주소의 페이지가 이미 있습니다.', keyword: 'taken' }],
    })
  }
  const [latest] = await db
    .select({ number: max(revisions.number) })
    .from(revisions)
    .where(eq(revisions.documentId, id))
  const revision = {
    id: randomUUID(),
    documentId: id,
    number: (latest?.number ?? 0) + 1,
    body: known.draft,
    createdBy: session.staff?.id ?? 'system',
    createdAt: now,
  }
  await db.insert(revisions).values(revision)
  await db.update(documents).set({ publishedRevisionId: revision.id, name }).where(eq(documents.id, id))

  ctx.touch(pageTag(siteId, known.kind, name), pageTag(siteId, known.kind, known.name))
  if (known.kind === 'page' && (known.publishedRevisionId === null || name !== known.name)) ctx.touch('pages')
  ctx.audit('page.publish', id, { name, revisionId: revision.id, number: revision.number })
  return { item: { id, revisionId: revision.id, number: revision.number } }
})
