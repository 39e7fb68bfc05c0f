import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { dependOn } from '@/lib/keeping'
import { normalPath } from '@/lib/route-pattern'
import * as contracts from '@/schemas/api/pages'
import { COMMON, fieldMessage } from '@/schemas/words/messages'
import type { Database } from '@/services/db/database'
import { documents, revisions } from '@/services/db/tables'
import { refusal } from '@/services/kit/parse'
import { answer, fail } from '@/services/kit/service'
import { presentPage } from './present'
import { findPublished } from './published-routes'
import { pageTag } from './tags'

export const getPage = answer(
  contracts.getPage,
  'services/pages/get-page.ts',
  async ({ pageRoute, kind = 'page', name }, { db, siteId }) => {
    if (kind !== 'page') {
      if (!name) throw refusal(COMMON.invalid, [{ pointer: '/name', message: fieldMessage('required', '이름표'), keyword: 'required' }])
      dependOn([pageTag(siteId, kind, name)])
      const stored = await readPublished(
        db,
        and(eq(documents.siteId, siteId), eq(documents.kind, kind), eq(documents.name, name), isNull(documents.deletedAt)),
      )
      if (!stored) throw fail(contracts.getPage, 'missing')
      return { item: presentPage(stored, {}) }
    }
    if (!pageRoute?.startsWith('/'))
      throw refusal(COMMON.invalid, [{ pointer: '/pageRoute', message: fieldMessage('required', '페이지 주소'), keyword: 'required' }])
    const found = await findPublished(db, siteId, normalPath(pageRoute.split(/[?#]/, 1)[0]!))
    if (!found) throw fail(contracts.getPage, 'missing')
    const { value: page, pattern, params } = found
    // A fixed address can lose its page only by a change of that page; any other may one day meet a closer pattern.
    dependOn([pageTag(siteId, 'page', page.name), ...(pattern.names.length > 0 ? ['pages'] : [])])
    const stored = await readPublished(db, and(eq(documents.id, page.id), isNull(documents.deletedAt)))
    if (!stored) throw fail(contracts.getPage, 'missing')
    return { item: presentPage(stored, params) }
  },
)

async function readPublished(db: Database, which: SQL | undefined) {
  const [row] = await db
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
  return row && { ...row, status: 'published' as const }
}
