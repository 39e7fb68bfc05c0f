import { and, eq, isNull, ne } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { compilePattern, normalPath } from '@/lib/route-pattern'
import type { Problem } from '@/schemas/api/failure'
import * as contracts from '@/schemas/api/pages'
import { checkPage } from '@/schemas/page/check-page'
import type { PageDocument } from '@/schemas/page/document'
import { sanitizeDocument } from '@/schemas/page/sanitize-document'
import { formatDateTime } from '@/schemas/words/dates'
import { documents, staff } from '@/services/db/tables'
import { answer, fail, type Ctx } from '@/services/kit/service'
import { fragmentCycle } from './check-fragments'

/** Keeps a draft. It names the draft that it was made from: nobody's words are lost to somebody else's (R2). */
export const savePage = answer(
  contracts.savePage,
  'services/pages/save-page.ts',
  async ({ definition, draftNumber, id, pageRoute }, ctx) => {
    const { db, siteId, session, now } = ctx
    const given = { ...(pageRoute === undefined ? {} : { route: pageRoute }), ...definition } as unknown as PageDocument
    const problems = [...checkPage(given, { strict: false }), ...routeProblems(given)]
    if (problems.length > 0)
      throw fail(contracts.savePage, 'invalid', {
        problems: problems.slice(0, 200).map((problem) => ({ ...problem, pointer: `/definition${problem.pointer}` })),
      })
    const document = sanitizeDocument(given.route === undefined ? given : { ...given, route: normalPath(given.route) })
    const cycle = await fragmentCycle(db, siteId, document)
    if (cycle) {
      const message = `조각이 서로를 담고 있습니다: ${cycle.join(' → ')}`
      throw fail(contracts.savePage, 'invalid', { problems: [{ pointer: '/definition/blocks', message, keyword: 'cycle' }] })
    }

    const name = document.kind === 'page' ? document.route! : document.id!
    const by = session.staff?.id ?? 'system'
    const body = {
      title: document.title,
      layout: document.layout ?? null,
      draft: JSON.stringify(document),
      edited: true,
      updatedBy: by,
      updatedAt: now,
    }
    const known = await findDocument(ctx, document, name, id)
    if (!known) {
      if (id !== undefined) throw fail(contracts.savePage, 'missing')
      const added = await db
        .insert(documents)
        .values({ id: randomUUID(), siteId, kind: document.kind, name, ...body })
        .onConflictDoNothing()
        .returning({ id: documents.id })
      if (!added[0]) throw fail(contracts.savePage, 'stale')
      ctx.audit('page.save', added[0].id, { name, draftNumber: 1 })
      return { item: { id: added[0].id, draftNumber: 1 } }
    }
    if (known.kind !== document.kind) throw fail(contracts.savePage, 'otherKind')
    if (draftNumber !== known.draftNumber)
      throw fail(contracts.savePage, draftNumber === undefined ? 'baseNeeded' : 'stale', await sinceThen(ctx, known))
    if (name !== known.name && (await isTaken(ctx, document, name, known.id))) throw fail(contracts.savePage, 'taken')
    // The address of what is published changes when the draft is published, not before.
    const next = { ...body, draftNumber: known.draftNumber + 1, ...(known.publishedRevisionId === null ? { name } : {}) }
    await db.update(documents).set(next).where(eq(documents.id, known.id))
    ctx.audit('page.save', known.id, { name, draftNumber: next.draftNumber })
    return { item: { id: known.id, draftNumber: next.draftNumber } }
  },
)

function routeProblems({ route }: PageDocument): Problem[] {
  if (typeof route !== 'string' || !route.startsWith('/')) return []
  try {
    compilePattern(route)
    return []
  } catch {
    return [{ pointer: '/route', message: '주소의 형식이 올바르지 않습니다. 예: /zin/event/event/:id', keyword: 'route' }]
  }
}

async function findDocument({ db, siteId }: Ctx, document: PageDocument, name: string, id: string | undefined) {
  const which = id === undefined ? and(eq(documents.kind, document.kind), eq(documents.name, name)) : eq(documents.id, id)
  const [known] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.siteId, siteId), isNull(documents.deletedAt), which))
    .for('update')
  return known
}

async function isTaken({ db, siteId }: Ctx, { kind }: PageDocument, name: string, id: string): Promise<boolean> {
  const others = and(
    eq(documents.siteId, siteId),
    eq(documents.kind, kind),
    eq(documents.name, name),
    ne(documents.id, id),
    isNull(documents.deletedAt),
  )
  return (await db.select({ id: documents.id }).from(documents).where(others)).length > 0
}

/** Who saved in between, and when: as a sentence for people and as data for the editor. */
async function sinceThen({ db }: Ctx, { draftNumber, updatedBy, updatedAt }: typeof documents.$inferSelect) {
  const [person] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, updatedBy))
  const message = `마지막 저장: ${formatDateTime(updatedAt)}, ${person?.name ?? '시스템'}`
  return {
    problems: [{ pointer: '/draftNumber', message, keyword: 'stale' }],
    item: { draftNumber, updatedBy, updatedAt: updatedAt.toISOString() },
  }
}
