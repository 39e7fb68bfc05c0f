import { eq, max } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { publishPage } from '@/schemas/api/site/pages'
import { checkPage } from '@/schemas/page/check-page'
import type { PageDocument } from '@/schemas/page/document'
import { placeOfProblem } from '@/schemas/page/place-of-problem'
import { columnsOfPublished } from '@/services/db/documents/columns-of-published'
import { countBlocks } from '@/services/db/documents/count-blocks'
import { nameOfDocument } from '@/services/db/documents/name-of-document'
import { searchTextOf } from '@/services/db/documents/search-text-of'
import { sectionOf } from '@/services/db/documents/section-of'
import { isDuplicateKey } from '@/services/db/sql-state'
import { documents, revisions } from '@/services/db/tables/site'
import type { Ctx, CtxOf } from '@/services/kit/service'
import { leadOn } from '../domain/lead-on'
import { requireSection, requireTouches } from '../domain/require-page'
import { fragmentCycle } from './fragment-cycle'
import { isTaken, lockDocument } from './draft-row'
import { linkProblems } from './link-problems'
import { sourceProblems } from './source-problems'
import { systemProblems } from './system-problems'
import { publishedBody } from './published-body'
import { pageTag } from './tags'

/**
 * Publishes a document: a new immutable revision and the pointer to it, in one transaction; then the tags of exactly the changed pages.
 * @throws CallFailure of `publishPage`
 */
export async function publishDocument(
  ctx: CtxOf<typeof publishPage>,
  id: string,
  { draftNumber, isLedOn }: { draftNumber?: number | undefined; isLedOn: boolean },
) {
  const { db, siteId, session, now } = ctx
  const known = await lockDocument(ctx, id)
  if (!known) throw ctx.fail('missing')
  requireSection(ctx, known)
  if (draftNumber !== undefined && draftNumber !== known.draftNumber) throw ctx.fail('stale')
  const document = JSON.parse(known.draft) as PageDocument
  // All that visitors would see changed, whoever wrote it into the draft.
  requireTouches(ctx, await publishedBody(ctx, known), document)
  const problems = [
    ...checkPage(document, { strict: true }),
    ...systemProblems(known, document),
    ...(await sourceProblems(ctx, document)),
    ...(await linkProblems(ctx, document)),
  ]
  if (problems.length > 0) {
    const placed = problems.slice(0, 200).map((problem) => ({ ...problem, place: placeOfProblem(document, problem.pointer) }))
    throw ctx.fail('invalid', { problems: placed })
  }
  const cycle = await fragmentCycle(db, siteId, document)
  if (cycle)
    throw ctx.fail('cycle', {
      problems: [{ pointer: '/blocks', message: `조각이 서로를 담고 있습니다: ${cycle.join(' → ')}`, keyword: 'cycle' }],
    })

  const name = nameOfDocument(document)!
  const taken = () =>
    ctx.fail('invalid', {
      problems: [{ pointer: '/route', message: '같은 주소의 페이지가 이미 있습니다.', keyword: 'taken' }],
    })
  if (name !== known.name && (await isTaken(ctx, known.kind, name, id))) throw taken()
  const [latest] = await db
    .select({ number: max(revisions.number) })
    .from(revisions)
    .where(eq(revisions.documentId, id))
  const revision = {
    id: randomUUID(),
    documentId: id,
    number: (latest?.number ?? 0) + 1,
    body: known.draft,
    blocks: countBlocks(document.blocks),
    createdBy: session.staff?.id ?? 'system',
    createdAt: now,
  }
  await db.insert(revisions).values(revision)
  await db
    .update(documents)
    .set({
      publishedRevisionId: revision.id,
      ...columnsOfPublished(known.draft, now),
      name,
      draftName: null,
      section: sectionOf(known.kind, name),
      searchText: searchTextOf(document.title, [name]),
      problems: 0,
    })
    .where(eq(documents.id, id))
    .catch((error: unknown) => {
      throw isDuplicateKey(error) ? taken() : error
    })

  ctx.touch(pageTag(siteId, known.kind, name), pageTag(siteId, known.kind, known.name))
  if (known.kind === 'page' && (known.publishedRevisionId === null || name !== known.name)) ctx.touch('pages')
  ctx.audit('page.publish', id, { name, revisionId: revision.id, number: revision.number })
  const hasMoved = known.kind === 'page' && known.publishedRevisionId !== null && name !== known.name
  return { id, revisionId: revision.id, number: revision.number, moved: hasMoved ? await moved(ctx, known.name, name, isLedOn) : '' }
}

/** What becomes of the old address, in words. */
async function moved(ctx: Ctx, from: string, to: string, isLedOn: boolean): Promise<string> {
  const nothing = `옛 주소(${from})는 이제 404 화면을 보입니다.`
  if (!isLedOn) return nothing
  // The pages of records: which of the new addresses an old one means, nobody can say for all of them.
  if (/\/:/.test(from + to)) return `${nothing} 번호가 든 주소라 새 주소로 보낼 수 없습니다.`
  const why = await leadOn(ctx, from, to)
  return why === undefined ? `옛 주소(${from})로 오는 사람은 새 주소로 보냅니다.` : `${nothing} ${why}`
}
