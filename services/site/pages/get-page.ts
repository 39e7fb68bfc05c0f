import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { dependOn } from '@/lib/request-context'
import { normalPath } from '@/lib/path-pattern'
import * as contracts from '@/schemas/api/site/pages'
import { COMMON, fieldMessage } from '@/schemas/words/messages'
import type { Database } from '@/services/db/database'
import { documents, revisions } from '@/services/db/tables/site'
import { refusal } from '@/services/kit/refusal'
import { operation } from '@/services/kit/service'
import { batchRows } from '@/services/db/batch'
import { parsePublished } from './parse-published'
import { presentPage } from './present'
import { findPublished } from '../domain/published-routes'
import { pageTag } from './tags'

export const getPage = operation(contracts.getPage, async ({ pageRoute, kind = 'page', name }, { db, siteId, fail }) => {
  if (kind !== 'page') {
    if (!name) throw refusal(COMMON.invalid, [{ pointer: '/name', message: fieldMessage('required', '이름표'), keyword: 'required' }])
    dependOn([pageTag(siteId, kind, name)])
    const stored = (await piecesBy(db, [name], `${siteId} ${kind}`)).get(name)
    if (!stored) throw fail('missing')
    return { item: presentPage(stored, {}, parsePublished) }
  }
  if (!pageRoute?.startsWith('/'))
    throw refusal(COMMON.invalid, [{ pointer: '/pageRoute', message: fieldMessage('required', '페이지 주소'), keyword: 'required' }])
  const found = await findPublished(db, siteId, normalPath(pageRoute.split(/[?#]/, 1)[0]!))
  if (!found) throw fail('missing')
  const { value: page, pattern, params } = found
  // A fixed path loses its page only by a change of that page; any other may later match a closer pattern.
  dependOn([pageTag(siteId, 'page', page.name), ...(pattern.names.length > 0 ? ['pages'] : [])])
  const stored = await readPublished(db, and(eq(documents.id, page.id), isNull(documents.deletedAt)))
  if (!stored) throw fail('missing')
  return { item: presentPage(stored, params, parsePublished) }
})

/** Fragments, popups and templates by name: those requested at the same time are one query. */
const piecesBy = batchRows(
  (db, names: string[], group) => {
    const [siteId, kind] = group.split(' ') as [string, (typeof documents.$inferSelect)['kind']]
    return publishedRows(
      db,
      and(eq(documents.siteId, siteId), eq(documents.kind, kind), inArray(documents.name, names), isNull(documents.deletedAt)),
    )
  },
  ({ name }) => name,
)

async function readPublished(db: Database, which: SQL | undefined) {
  const [row] = await publishedRows(db, which)
  return row
}

async function publishedRows(db: Database, which: SQL | undefined) {
  const rows = await db
    .select({
      documentId: documents.id,
      name: documents.name,
      body: revisions.body,
      number: revisions.number,
      updatedAt: revisions.createdAt,
    })
    .from(documents)
    .innerJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
    .where(which)
  return rows.map((row) => ({ ...row, status: 'published' as const }))
}
