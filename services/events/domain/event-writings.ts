import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { deleteEventReply } from '@/schemas/api/events/replies'
import { deleteEventReview } from '@/schemas/api/events/reviews'
import { eventEntries, eventReplies, eventReviews, events } from '@/services/db/tables/events'
import { removeByContract } from '@/services/kit/remove-by-contract'
import type { Ctx } from '@/services/kit/service'
import type { WritingSource } from '@/services/targets/writings'
import { announcedWinners } from './announced-winners'
import { entryState } from './entry-state'

const target = (eventSeq: number) => ({ type: 'event', id: String(eventSeq) })

const ownReplies = ({ siteId, session }: Ctx) =>
  and(eq(eventReplies.siteId, siteId), eq(eventReplies.memberNo, session.user!.memberNo), isNull(eventReplies.deletedAt))

const replies: WritingSource = {
  tab: 'comment',
  kind: 'event-reply',
  words: '이벤트 글',
  count: (ctx) => ctx.db.$count(eventReplies, ownReplies(ctx)),
  async newest(ctx, most) {
    const { replySeq, contents, postedAt, eventSeq } = eventReplies
    const rows = await ctx.db
      .select({ seq: replySeq, text: contents, at: postedAt, eventSeq })
      .from(eventReplies)
      .where(ownReplies(ctx))
      .orderBy(desc(postedAt), desc(replySeq))
      .limit(most)
    return rows.map(({ eventSeq: of, ...row }) => ({ ...row, target: target(of) }))
  },
  remove: (ctx, replySeq) => removeByContract(ctx, deleteEventReply, { replySeq }),
}

const ownReviews = ({ siteId, session }: Ctx) =>
  and(eq(eventReviews.siteId, siteId), eq(eventReviews.memberNo, session.user!.memberNo), isNull(eventReviews.deletedAt))

const reviews: WritingSource = {
  tab: 'event',
  kind: 'event-review',
  words: '이벤트 후기',
  count: (ctx) => ctx.db.$count(eventReviews, ownReviews(ctx)),
  async newest(ctx, most) {
    const { reviewSeq, urls, postedAt, eventSeq } = eventReviews
    const rows = await ctx.db
      .select({ seq: reviewSeq, urls, at: postedAt, eventSeq })
      .from(eventReviews)
      .where(ownReviews(ctx))
      .orderBy(desc(postedAt), desc(reviewSeq))
      .limit(most)
    return rows.map(({ seq, at, urls: sent, eventSeq: of }) => ({ seq, at, text: textOf(sent), target: target(of) }))
  },
  remove: (ctx, reviewSeq) => removeByContract(ctx, deleteEventReview, { reviewSeq }),
}

/** Addresses as they were sent; pictures have no words. */
function textOf(urls: readonly string[]): string {
  const pictures = urls.filter((url) => url.startsWith('/')).length
  return [...urls.filter((url) => !url.startsWith('/')), ...(pictures > 0 ? [`사진 ${pictures}장`] : [])].join('\n')
}

const ownEntries = ({ siteId, session }: Ctx) =>
  and(eq(eventEntries.siteId, siteId), eq(eventEntries.memberNo, session.user!.memberNo), eq(eventEntries.kind, 'apply'))

const entries: WritingSource = {
  tab: 'event',
  kind: 'event-entry',
  words: '이벤트 참여',
  count: (ctx) => ctx.db.$count(eventEntries, and(ownEntries(ctx), isNull(eventEntries.hiddenAt))),
  async newest(ctx, most) {
    const { entrySeq, appliedAt, eventSeq } = eventEntries
    const rows = await ctx.db
      .select({ seq: entrySeq, at: appliedAt, eventSeq, openStrDate: events.openStrDate, openEndDate: events.openEndDate })
      .from(eventEntries)
      .innerJoin(events, eq(events.eventSeq, eventSeq))
      .where(and(ownEntries(ctx), isNull(eventEntries.hiddenAt)))
      .orderBy(desc(appliedAt), desc(entrySeq))
      .limit(most)
    const outcomes = await announcedWinners(
      ctx,
      rows.map((row) => row.eventSeq),
    )
    return rows.map(({ seq, at, eventSeq: of, openStrDate, openEndDate }) => {
      return { seq, at, state: entryState({ seq, openStrDate, openEndDate }, outcomes.get(of), ctx.now), target: target(of) }
    })
  },
  // The entry itself stays: it counts for the limit, the places and the draw. Only the member's list forgets it.
  remove: async (ctx, seq) => setHidden(ctx, seq, ctx.now),
  restore: async (ctx, seq) => setHidden(ctx, seq, null),
}

async function setHidden(ctx: Ctx, seq: number, hiddenAt: Date | null): Promise<boolean> {
  const isOther = hiddenAt ? isNull(eventEntries.hiddenAt) : isNotNull(eventEntries.hiddenAt)
  const changed = await ctx.db
    .update(eventEntries)
    .set({ hiddenAt })
    .where(and(ownEntries(ctx), eq(eventEntries.entrySeq, seq), isOther))
    .returning({ seq: eventEntries.entrySeq })
  return changed.length > 0
}

/** What members write and take part in, in this area. */
export const eventWritings: readonly WritingSource[] = [replies, entries, reviews]
