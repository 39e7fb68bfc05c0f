import { and, asc, count, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import * as contracts from '@/schemas/api/site/builder'
import { STATUSES, type PageStatus } from '@/schemas/api/site/builder'
import { searchWord } from '@/services/db/documents/search-text-of'
import { staff } from '@/services/db/tables/auth'
import { documents, revisions } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'
import { hasProblemsToMend } from '../domain/has-problems-to-mend'
import { inSections } from '../domain/require-page'
import { countProblems } from './count-problems'
import { isSystemDocument, statusOf } from './draft-row'
import { SYSTEM_NAME } from './since-then'

type Wanted = Input<typeof contracts.browsePages>

/** Every condition uses columns, so that five thousand documents answer like fifty. */
export const browsePages = operation(contracts.browsePages, async (wanted, ctx) => {
  const { db, siteId } = ctx
  await countProblems(ctx)
  const { status, page = 1, size = 50 } = wanted
  const among = and(eq(documents.siteId, siteId), inSections(ctx.rights.scope), ...filtersOf(wanted, ctx.session.staff!.id))
  const counted = await db.select({ status: statusOf, total: count() }).from(documents).where(among).groupBy(statusOf)
  const numberOf = (one: PageStatus) => counted.find((row) => row.status === one)?.total ?? 0
  const all = STATUSES.reduce((sum, one) => sum + (one === 'trash' ? 0 : numberOf(one)), 0)

  const rows = await db
    .select({
      id: documents.id,
      kind: documents.kind,
      name: documents.name,
      shippedHash: documents.shippedHash,
      title: documents.title,
      layout: documents.layout,
      section: documents.section,
      status: statusOf,
      draftNumber: documents.draftNumber,
      publishedNumber: revisions.number,
      publishedAt: revisions.createdAt,
      problems: documents.problems,
      updatedBy: { id: documents.updatedBy, name: staff.name },
      updatedAt: documents.updatedAt,
    })
    .from(documents)
    .leftJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
    .leftJoin(staff, eq(staff.id, documents.updatedBy))
    .where(and(among, status === undefined ? isNull(documents.deletedAt) : sql`${statusOf} = ${status}`))
    .orderBy(...orderOf(wanted), asc(documents.id))
    .limit(size)
    .offset((page - 1) * size)
  const items = rows.map(({ shippedHash, ...row }) => ({
    ...row,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    problems: row.problems ?? 0,
    updatedBy: { id: row.updatedBy.id, name: row.updatedBy.name ?? SYSTEM_NAME },
    updatedAt: row.updatedAt.toISOString(),
    locked: isSystemDocument({ ...row, shippedHash }),
  }))
  const counts = Object.fromEntries([['all', all], ...STATUSES.map((one) => [one, numberOf(one)])]) as Record<'all' | PageStatus, number>
  return { items, totalCount: status === undefined ? all : numberOf(status), item: { counts } }
})

function filtersOf({ kind, section, layout, hasProblems, mine, search = '' }: Wanted, staffId: string): SQL[] {
  const words = searchWord(search).split(/\s+/).filter(Boolean)
  return [
    ...(kind === undefined ? [] : [eq(documents.kind, kind)]),
    ...(section === undefined ? [] : [eq(documents.section, section)]),
    ...(layout === undefined ? [] : [eq(documents.layout, layout)]),
    ...(hasProblems === undefined ? [] : [hasProblems === 'Y' ? hasProblemsToMend() : sql`coalesce(${documents.problems}, 0) = 0`]),
    ...(mine === undefined ? [] : [eq(documents.updatedBy, staffId)]),
    // Initials are in the same column, and a whole syllable never equals one.
    ...words.map((word) => sql`${documents.searchText} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
  ]
}

function orderOf({ sort = 'updatedAt', direction }: Wanted): SQL[] {
  const by = {
    updatedAt: sql`${documents.updatedAt}`,
    title: sql`lower(${documents.title}) collate "C"`,
    name: sql`${documents.name} collate "C"`,
  }
  const isDown = (direction ?? (sort === 'updatedAt' || sort === 'publishedAt' ? 'desc' : 'asc')) === 'desc'
  // The demonstration's test pages are no work of anybody: among the newest they come last.
  if (sort === 'updatedAt') return [asc(sql`${documents.name} like '/test/%'`), isDown ? desc(by.updatedAt) : asc(by.updatedAt)]
  if (sort !== 'publishedAt') return [isDown ? desc(by[sort]) : asc(by[sort])]
  // Unpublished documents come last in both directions.
  return [desc(isNotNull(documents.publishedRevisionId)), isDown ? desc(documents.publishedAt) : asc(documents.publishedAt)]
}
