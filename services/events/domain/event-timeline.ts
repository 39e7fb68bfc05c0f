import { and, eq, inArray } from 'drizzle-orm'
import { withParticle } from '@/lib/particle'
import { eventEntries, eventReplies, eventReviews, events } from '@/services/db/tables/events'
import { happenings, numbersOf, toldBy, type TimelinePart } from '@/services/parts/read-timeline'

const path = (eventSeq: number): string => `/ice_builder/events/${eventSeq}`

const entered: TimelinePart = {
  id: 'entry',
  kind: 'entry',
  right: 'events',
  find: ({ siteId }, memberNo) =>
    happenings(
      eventEntries,
      eventEntries.entrySeq,
      eventEntries.appliedAt,
      and(eq(eventEntries.siteId, siteId), eq(eventEntries.memberNo, memberNo)),
    ),
  async tell({ db }, ids) {
    const rows = await db
      .select({ seq: eventEntries.entrySeq, kind: eventEntries.kind, eventSeq: events.eventSeq, name: events.eventName })
      .from(eventEntries)
      .innerJoin(events, eq(events.eventSeq, eventEntries.eventSeq))
      .where(inArray(eventEntries.entrySeq, numbersOf(ids)))
    return toldBy(
      rows,
      ({ seq }) => seq,
      ({ kind, eventSeq, name }) => ({
        words: kind === 'apply' ? `${name}에 참여` : `${withParticle(name, '을/를')} 공유`,
        detail: `이벤트 ${eventSeq}`,
        path: path(eventSeq),
      }),
    )
  },
}

const replied: TimelinePart = {
  id: 'event-reply',
  kind: 'reply',
  right: 'replies',
  find: ({ siteId }, memberNo) =>
    happenings(
      eventReplies,
      eventReplies.replySeq,
      eventReplies.postedAt,
      and(eq(eventReplies.siteId, siteId), eq(eventReplies.memberNo, memberNo)),
    ),
  async tell({ db, rights }, ids) {
    const { replySeq, hiddenAt, deletedAt } = eventReplies
    const rows = await db
      .select({ replySeq, hiddenAt, deletedAt, eventSeq: events.eventSeq, name: events.eventName })
      .from(eventReplies)
      .innerJoin(events, eq(events.eventSeq, eventReplies.eventSeq))
      .where(inArray(replySeq, numbersOf(ids)))
    return toldBy(
      rows,
      (row) => row.replySeq,
      (row) => ({
        words: `이벤트 ‘${row.name}’에 댓글`,
        ...(row.deletedAt ? { state: '삭제' } : row.hiddenAt ? { state: '숨김' } : {}),
        path: rights.sees('events') ? path(row.eventSeq) : '',
      }),
    )
  },
}

const reviewed: TimelinePart = {
  id: 'event-review',
  kind: 'reply',
  right: 'replies',
  find: ({ siteId }, memberNo) =>
    happenings(
      eventReviews,
      eventReviews.reviewSeq,
      eventReviews.postedAt,
      and(eq(eventReviews.siteId, siteId), eq(eventReviews.memberNo, memberNo)),
    ),
  async tell({ db, rights }, ids) {
    const { reviewSeq, urls, deletedAt } = eventReviews
    const rows = await db
      .select({ reviewSeq, urls, deletedAt, eventSeq: events.eventSeq, name: events.eventName })
      .from(eventReviews)
      .innerJoin(events, eq(events.eventSeq, eventReviews.eventSeq))
      .where(inArray(reviewSeq, numbersOf(ids)))
    return toldBy(
      rows,
      (row) => row.reviewSeq,
      (row) => ({
        words: `이벤트 ‘${row.name}’에 후기`,
        detail: `올린 것 ${row.urls.length}개`,
        ...(row.deletedAt ? { state: '삭제' } : {}),
        path: rights.sees('events') ? path(row.eventSeq) : '',
      }),
    )
  },
}

export const eventTimeline: readonly TimelinePart[] = [entered, replied, reviewed]
