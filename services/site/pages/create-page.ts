import { and, eq, isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/site/builder'
import type { PageDocument } from '@/schemas/page/document'
import { nameOfDocument } from '@/services/db/documents/name-of-document'
import { documents, revisions } from '@/services/db/tables/site'
import { operation, type Ctx, type Fails } from '@/services/kit/service'
import { requirePage, requireSection } from '../domain/require-page'
import { acceptDraft } from './accept-draft'
import { isTaken } from './draft-row'
import { addDraft } from './store-draft'

type Wanted = Input<typeof contracts.createPage>

/** Creates a first draft: empty, from a template, as a copy, or from a file. Nothing is created if it is refused. */
export const createPage = operation(contracts.createPage, async (wanted, ctx) => {
  const { kind } = wanted
  const definition = wanted.definition as Record<string, unknown> | undefined
  const problemsOf = (problems: { pointer: string; message: string }[]) => ctx.fail('invalid', { problems })
  if (definition && definition['kind'] !== undefined && definition['kind'] !== kind) {
    const message = '가져온 문서의 종류가 만들려는 문서와 다릅니다.'
    throw problemsOf([{ pointer: '/definition/kind', message }])
  }
  const source = definition ? (definition as unknown as PageDocument) : await sourceOf(ctx, wanted)
  const accepted = await acceptDraft(ctx, composed(wanted, source))
  if (accepted.problems.length > 0)
    throw problemsOf(accepted.problems.map((problem) => ({ ...problem, pointer: pointerOf(problem.pointer, definition !== undefined) })))

  const name = nameOfDocument(accepted.document)!
  requirePage(ctx, { kind, name }, undefined, accepted.document)
  const taken = () => {
    const message = contracts.createPage.errors!.taken[1]
    return ctx.fail('taken', { problems: [{ pointer: '/name', message, keyword: 'taken' }] })
  }
  if (await isTaken(ctx, kind, name, '')) throw taken()
  const id = randomUUID()
  if (!(await addDraft(ctx, id, accepted))) throw taken()
  const from = definition ? 'import' : (wanted.copyOf ?? wanted.templateId)
  ctx.audit('page.create', id, { kind, name, ...(from === undefined ? {} : { from }) })
  return { item: { id, name, draftNumber: 1 } }
})

async function sourceOf(ctx: Ctx & Fails<'missing'>, { templateId, copyOf }: Wanted): Promise<PageDocument | undefined> {
  const { db, siteId, fail } = ctx
  const id = copyOf ?? templateId
  if (id === undefined) return undefined
  const [found] = await db
    .select({ kind: documents.kind, name: documents.name, draftName: documents.draftName, draft: documents.draft, body: revisions.body })
    .from(documents)
    .leftJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
    .where(and(eq(documents.siteId, siteId), eq(documents.id, id), isNull(documents.deletedAt)))
  if (!found || (copyOf === undefined && found.kind !== 'template')) throw fail('missing')
  // A template is there to be used; a draft that is copied would be read.
  if (copyOf !== undefined) requireSection(ctx, found)
  // A copy is made of the draft, a template of its published version.
  return JSON.parse(copyOf === undefined ? (found.body ?? found.draft) : found.draft) as PageDocument
}

/** The source under its new name. Of another kind's settings only those with a meaning for the new kind are taken. */
function composed({ kind, name, title, layout, definition }: Wanted, source: PageDocument | undefined): PageDocument {
  const {
    schemaVersion = 1,
    kind: _kind,
    id: _id,
    route: _route,
    title: _title,
    layout: oldLayout,
    ...rest
  } = source ?? ({} as Partial<PageDocument>)
  const hasLayout = kind === 'page' || kind === 'template'
  const chosen = layout ?? oldLayout ?? (kind === 'page' ? 'default' : undefined)
  const { guard, subject, seo, ...others } = rest
  const head = {
    ...(guard === undefined ? {} : { guard }),
    ...(subject === undefined ? {} : { subject }),
    ...(seo === undefined ? {} : { seo }),
  }
  return {
    schemaVersion,
    kind,
    ...(kind === 'page' ? { route: name } : { id: name }),
    title,
    ...((hasLayout || definition) && chosen !== undefined ? { layout: chosen } : {}),
    ...(hasLayout || definition ? head : {}),
    blocks: [],
    ...others,
  }
}

/** The pointer in the caller's input. */
function pointerOf(pointer: string, isImport: boolean): string {
  if (pointer === '/route' || pointer === '/id') return '/name'
  if (pointer === '/title') return pointer
  return isImport ? `/definition${pointer}` : pointer
}
