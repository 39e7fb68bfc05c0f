import { and, asc, count, desc, eq, inArray, or } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/reply-desk'
import { authorShown } from '@/schemas/rules/base/author-name'
import { caseHref } from '@/schemas/rules/content/case-place'
import { contentHref } from '@/schemas/rules/content/content-place'
import type { CaseType } from '@/schemas/api/content/interiors'
import type { ReportedOf } from '@/schemas/api/site/reply-desk'
import { profilePath } from '@/schemas/rules/members/profile'
import { replyReports } from '@/services/db/tables/replies'
import { operation, type Ctx } from '@/services/kit/service'
import { reportedReplies } from './reported-replies'

const COLUMNS = { interior: 'interiorReplySeq', event: 'eventReplySeq', profile: 'profileSeq' } as const

/** Reasons that a row shows; the number of reports says how many there are. */
const REASONS = 5

export const browseReports = operation(contracts.browseReports, async (wanted, ctx) => {
  const { db } = ctx
  const { state, place, search = '', direction = 'desc', page = 1, size = 20 } = wanted
  const { all, isPlaced } = reportedReplies(ctx, { search: search.trim(), place })
  const order = direction === 'asc' ? asc : desc
  const rows = await db
    .select()
    .from(all)
    .where(and(isPlaced, state ? eq(all.state, state) : undefined))
    .orderBy(order(all.reportedAt), order(all.replySeq), asc(all.of))
    .limit(size)
    .offset((page - 1) * size)
  const numbers = await db.select({ state: all.state, count: count() }).from(all).where(isPlaced).groupBy(all.state)
  const counts = { all: 0, waiting: 0, hidden: 0, left: 0 }
  for (const one of numbers) {
    counts[one.state] = one.count
    counts.all += one.count
  }
  const reasons = await reasonsOf(ctx, rows)
  return {
    items: rows.map(({ shownName, kind, name, postedAt, reportedAt, ...row }) => ({
      ...row,
      author: authorShown(shownName),
      postedAt: postedAt.toISOString(),
      path: pathOf(row.place, kind, name),
      reportedAt: reportedAt.toISOString(),
      reasons: reasons(row.of, row.replySeq),
    })),
    totalCount: counts[state ?? 'all'],
    item: { counts },
  }
})

function pathOf(place: string, kind: string, name: string): string {
  if (name === '') return ''
  if (place === 'profile') return profilePath(name)
  if (place === 'event') return `/ice_builder/events/${name}`
  return place === 'case' ? caseHref({ TYPE: kind as CaseType, SEQ: Number(name) }) : contentHref({ KIND: kind, TAB: '', NAME: name })
}

async function reasonsOf({ db }: Ctx, rows: readonly { of: ReportedOf; replySeq: number }[]) {
  const numbersOf = (of: ReportedOf) => rows.filter((row) => row.of === of).map(({ replySeq }) => replySeq)
  const found =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(replyReports)
          .where(
            or(
              inArray(replyReports.interiorReplySeq, numbersOf('interior')),
              inArray(replyReports.eventReplySeq, numbersOf('event')),
              inArray(replyReports.profileSeq, numbersOf('profile')),
            ),
          )
          .orderBy(desc(replyReports.reportedAt), desc(replyReports.reportSeq))
  return (of: ReportedOf, replySeq: number): string[] =>
    found
      .filter((report) => report[COLUMNS[of]] === replySeq)
      .slice(0, REASONS)
      .map(({ reason }) => reason)
}
