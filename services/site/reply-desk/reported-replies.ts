import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { ReportedIn, ReportedOf, ReportState } from '@/schemas/api/site/reply-desk'
import { contains } from '@/services/db/contains'
import { interiorCases, interiorReplies, stylingContents } from '@/services/db/tables/content'
import { eventReplies, events } from '@/services/db/tables/events'
import { members } from '@/services/db/tables/members'
import { memberProfiles } from '@/services/db/tables/people'
import type { Ctx } from '@/services/kit/service'

interface Moderated {
  hiddenAt: typeof interiorReplies.hiddenAt | typeof eventReplies.hiddenAt | typeof memberProfiles.hiddenAt
  reviewedAt: typeof interiorReplies.reviewedAt | typeof eventReplies.reviewedAt | typeof memberProfiles.reviewedAt
  reportedAt: typeof interiorReplies.reportedAt | typeof eventReplies.reportedAt | typeof memberProfiles.reportedAt
}

/** A report after the last decision asks for another one; what is hidden stays hidden. */
const stateOf = ({ hiddenAt, reviewedAt, reportedAt }: Moderated): SQL<ReportState> =>
  sql<ReportState>`case when ${hiddenAt} is not null then 'hidden' when ${reviewedAt} is null or ${reportedAt} > ${reviewedAt} then 'waiting' else 'left' end`

/** A shipped reply may have reports without a moment. */
const lastReport = ({
  reportedAt,
  postedAt,
}: Pick<Moderated, 'reportedAt'> & {
  postedAt: typeof interiorReplies.postedAt | typeof eventReplies.postedAt | typeof memberProfiles.createdAt
}) => sql`coalesce(${reportedAt}, ${postedAt})`.mapWith(postedAt)

/** Reported replies of both tables, and reported introductions, as one: what its writer removed needs no decision. */
export function reportedReplies(
  { db, siteId }: Pick<Ctx, 'db' | 'siteId'>,
  { search = '', place }: { search?: string; place?: ReportedIn | undefined },
) {
  const written = db
    .select({
      of: sql<ReportedOf>`'interior'`.as('of'),
      place: sql<ReportedIn>`case when ${interiorReplies.caseSeq} is null then 'content' else 'case' end`.as('place'),
      replySeq: interiorReplies.replySeq,
      contents: interiorReplies.contents,
      shownName: interiorReplies.shownName,
      postedAt: interiorReplies.postedAt,
      title: sql<string>`coalesce(${interiorCases.title}, ${stylingContents.title}, '')`.as('title'),
      /** What its page's path is made of. */
      kind: sql<string>`coalesce(${interiorCases.type}, ${stylingContents.kind}, '')`.as('kind'),
      name: sql<string>`coalesce(${interiorCases.seq}::text, ${stylingContents.name}, '')`.as('name'),
      state: stateOf(interiorReplies).as('state'),
      reportCnt: interiorReplies.reportCnt,
      reportedAt: lastReport(interiorReplies).as('reported_at'),
      reviewReason: interiorReplies.reviewReason,
    })
    .from(interiorReplies)
    .leftJoin(interiorCases, eq(interiorCases.seq, interiorReplies.caseSeq))
    .leftJoin(
      stylingContents,
      and(eq(stylingContents.kind, interiorReplies.contentKind), eq(stylingContents.seq, interiorReplies.contentSeq)),
    )
    .where(
      and(
        eq(interiorReplies.siteId, siteId),
        gt(interiorReplies.reportCnt, sql`0`),
        isNull(interiorReplies.deletedAt),
        search ? contains(interiorReplies.contents, search) : undefined,
      ),
    )
  const ofEvents = db
    .select({
      of: sql<ReportedOf>`'event'`.as('of'),
      place: sql<ReportedIn>`'event'`.as('place'),
      replySeq: eventReplies.replySeq,
      contents: eventReplies.contents,
      shownName: eventReplies.shownName,
      postedAt: eventReplies.postedAt,
      title: sql<string>`${events.eventName}`.as('title'),
      kind: sql<string>`${events.eventType}`.as('kind'),
      name: sql<string>`${events.eventSeq}::text`.as('name'),
      state: stateOf(eventReplies).as('state'),
      reportCnt: eventReplies.reportCnt,
      reportedAt: lastReport(eventReplies).as('reported_at'),
      reviewReason: eventReplies.reviewReason,
    })
    .from(eventReplies)
    .innerJoin(events, eq(events.eventSeq, eventReplies.eventSeq))
    .where(
      and(
        eq(eventReplies.siteId, siteId),
        gt(eventReplies.reportCnt, sql`0`),
        isNull(eventReplies.deletedAt),
        search ? contains(eventReplies.contents, search) : undefined,
      ),
    )
  const ofProfiles = db
    .select({
      of: sql<ReportedOf>`'profile'`.as('of'),
      place: sql<ReportedIn>`'profile'`.as('place'),
      replySeq: memberProfiles.profileSeq,
      contents: memberProfiles.introduction,
      shownName: members.nickname,
      postedAt: memberProfiles.createdAt,
      title: sql<string>`${members.nickname}`.as('title'),
      kind: sql<string>`''`.as('kind'),
      name: sql<string>`${memberProfiles.profileId}`.as('name'),
      state: stateOf(memberProfiles).as('state'),
      reportCnt: memberProfiles.reportCnt,
      reportedAt: lastReport({ reportedAt: memberProfiles.reportedAt, postedAt: memberProfiles.createdAt }).as('reported_at'),
      reviewReason: memberProfiles.reviewReason,
    })
    .from(memberProfiles)
    .innerJoin(members, eq(members.memberNo, memberProfiles.memberNo))
    .where(
      and(
        eq(memberProfiles.siteId, siteId),
        gt(memberProfiles.reportCnt, sql`0`),
        search ? contains(memberProfiles.introduction, search) : undefined,
      ),
    )
  const all = unionAll(written, ofEvents, ofProfiles).as('reported')
  return { all, isPlaced: place ? eq(all.place, place) : undefined }
}
