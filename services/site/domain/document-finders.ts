import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { searchWord } from '@/services/db/documents/search-text-of'
import { documents } from '@/services/db/tables/site'
import { inSections } from './require-page'
import { MOST_FOUND, type Finder } from '@/services/parts/finders'

const KINDS = { page: '페이지', fragment: '공통 조각', template: '서식', popup: '팝업 화면' }

/** Documents that are no pages: those the console knows by their addresses. */
const byTitle: Finder = async (search, { db, siteId, rights }) => {
  if (!rights.sees('pages')) return []
  const words = searchWord(search).split(/\s+/).filter(Boolean)
  const rows = await db
    .select({ kind: documents.kind, id: documents.name, name: documents.title })
    .from(documents)
    .where(
      and(
        eq(documents.siteId, siteId),
        isNull(documents.deletedAt),
        ne(documents.kind, 'page'),
        inSections(rights.scope),
        ...words.map((word) => sql`${documents.searchText} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
      ),
    )
    .orderBy(desc(documents.updatedAt))
    .limit(MOST_FOUND)
  return rows.map(({ kind, id, name }) => ({
    kind: KINDS[kind],
    id,
    name,
    detail: '',
    path: `/ice_builder/page/${encodeURIComponent(id)}?kind=${kind}`,
  }))
}

export const documentFinders: readonly Finder[] = [byTitle]
