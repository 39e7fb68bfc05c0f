import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { withParticle } from '@/lib/particle'
import { PRIZE_STATE_WORDS, prizePath } from '@/schemas/rules/events/prizes'
import { eventPrizes } from '@/services/db/tables/draws'
import { eventEntries, eventReplies, eventReviews, events } from '@/services/db/tables/events'
import type { Ctx } from '@/services/kit/service'
import type { OwnPart, OwnTold } from '@/services/parts/read-own-timeline'
import { happenings, numbersOf } from '@/services/parts/read-timeline'
import { targetCards } from '@/services/targets/targets'
import { announcedWinners } from './announced-winners'
import { entryState } from './entry-state'

const NAME = '이벤트'

/** Where an event is read; the list of what the member took part in where it is gone. */
async function pathsOf(ctx: Ctx, eventSeqs: readonly number[]): Promise<(eventSeq: number) => Pick<OwnTold, 'path' | 'label' | 'image'>> {
  const cards = await targetCards(
    ctx,
    [...new Set(eventSeqs)].map((seq) => ({ type: 'event', id: String(seq) })),
  )
  return (eventSeq) => {
    const card = cards.get(`event:${eventSeq}`)
    return card
      ? { path: card.path, label: '이벤트 보기', ...(card.image ? { image: card.image } : {}) }
      : { path: '/mypage/activity/event', label: '참여 내역 보기' }
  }
}

/** What the member took out of their list does not come back here. */
const entered: OwnPart = {
  id: 'entry',
  kind: 'event',
  find: ({ siteId }, memberNo) =>
    happenings(
      eventEntries,
      eventEntries.entrySeq,
      eventEntries.appliedAt,
      and(
        eq(eventEntries.siteId, siteId),
        eq(eventEntries.memberNo, memberNo),
        eq(eventEntries.kind, 'apply'),
        isNull(eventEntries.hiddenAt),
      ),
    ),
  async tell(ctx, ids) {
    const { eventSeq, eventName, openStrDate, openEndDate } = events
    const rows = await ctx.db
      .select({ seq: eventEntries.entrySeq, eventSeq, eventName, openStrDate, openEndDate })
      .from(eventEntries)
      .innerJoin(events, eq(events.eventSeq, eventEntries.eventSeq))
      .where(inArray(eventEntries.entrySeq, numbersOf(ids)))
    const seqs = rows.map((row) => row.eventSeq)
    const winners = await announcedWinners(ctx, seqs)
    const pathOf = await pathsOf(ctx, seqs)
    return new Map(
      rows.map((row) => [
        String(row.seq),
        {
          name: NAME,
          words: '이벤트에 참여했습니다',
          detail: row.eventName,
          state: entryState(row, winners.get(row.eventSeq), ctx.now),
          tone: 'done' as const,
          ...pathOf(row.eventSeq),
        },
      ]),
    )
  },
}

const replied: OwnPart = {
  id: 'event-reply',
  kind: 'tour',
  find: ({ siteId }, memberNo) =>
    happenings(
      eventReplies,
      eventReplies.replySeq,
      eventReplies.postedAt,
      and(eq(eventReplies.siteId, siteId), eq(eventReplies.memberNo, memberNo), isNull(eventReplies.deletedAt)),
    ),
  async tell(ctx, ids) {
    const rows = await ctx.db
      .select({ seq: eventReplies.replySeq, hiddenAt: eventReplies.hiddenAt, eventSeq: events.eventSeq, eventName: events.eventName })
      .from(eventReplies)
      .innerJoin(events, eq(events.eventSeq, eventReplies.eventSeq))
      .where(inArray(eventReplies.replySeq, numbersOf(ids)))
    const pathOf = await pathsOf(
      ctx,
      rows.map((row) => row.eventSeq),
    )
    return new Map(
      rows.map((row) => [
        String(row.seq),
        {
          name: '댓글',
          words: `‘${row.eventName}’에 댓글을 남겼습니다`,
          state: row.hiddenAt ? '숨김' : '',
          tone: row.hiddenAt ? ('over' as const) : ('done' as const),
          ...pathOf(row.eventSeq),
        },
      ]),
    )
  },
}

const reviewed: OwnPart = {
  id: 'event-review',
  kind: 'event',
  find: ({ siteId }, memberNo) =>
    happenings(
      eventReviews,
      eventReviews.reviewSeq,
      eventReviews.postedAt,
      and(eq(eventReviews.siteId, siteId), eq(eventReviews.memberNo, memberNo), isNull(eventReviews.deletedAt)),
    ),
  async tell(ctx, ids) {
    const rows = await ctx.db
      .select({ seq: eventReviews.reviewSeq, urls: eventReviews.urls, eventSeq: events.eventSeq, eventName: events.eventName })
      .from(eventReviews)
      .innerJoin(events, eq(events.eventSeq, eventReviews.eventSeq))
      .where(inArray(eventReviews.reviewSeq, numbersOf(ids)))
    const pathOf = await pathsOf(
      ctx,
      rows.map((row) => row.eventSeq),
    )
    return new Map(
      rows.map((row) => [
        String(row.seq),
        {
          name: NAME,
          words: '이벤트에 후기를 보냈습니다',
          detail: `${row.eventName}, 올린 것 ${row.urls.length}개`,
          state: '',
          tone: 'done' as const,
          ...pathOf(row.eventSeq),
        },
      ]),
    )
  },
}

/** A prize stands at the last moment for its answer while it waits for one, so that no page of later news hides it, and then where it was won. */
const won: OwnPart = {
  id: 'prize',
  kind: 'event',
  find: ({ siteId, now }, memberNo) =>
    sql`select ${eventPrizes.prizeSeq}::text as id, case when ${and(eq(eventPrizes.state, 'waiting'), gt(eventPrizes.answerBy, now))} then ${eventPrizes.answerBy} else ${eventPrizes.wonAt} end as at from ${eventPrizes} where ${and(eq(eventPrizes.siteId, siteId), eq(eventPrizes.memberNo, memberNo))}`,
  async tell(ctx, ids) {
    const { prizeSeq, prize, state, answerBy, eventSeq } = eventPrizes
    const rows = await ctx.db
      .select({ prizeSeq, prize, state, answerBy, eventSeq, eventName: events.eventName })
      .from(eventPrizes)
      .innerJoin(events, eq(events.eventSeq, eventSeq))
      .where(inArray(prizeSeq, numbersOf(ids)))
    const pathOf = await pathsOf(
      ctx,
      rows.map((row) => row.eventSeq),
    )
    return new Map(rows.map((row) => [String(row.prizeSeq), { ...toldPrize(row, ctx.now), ...(row.answerBy ? {} : pathOf(row.eventSeq)) }]))
  },
}

type Prize = Pick<typeof eventPrizes.$inferSelect, 'prizeSeq' | 'prize' | 'state' | 'answerBy'> & { eventName: string }

function toldPrize({ prizeSeq, prize, state, answerBy, eventName }: Prize, now: Date): OwnTold {
  const isOpen = answerBy !== null && answerBy > now
  const waits = state === 'waiting' && isOpen
  return {
    name: NAME,
    words: prize ? `${withParticle(prize, '이/가')} 당첨되었습니다` : '이벤트에 당첨되었습니다',
    detail: waits ? `${eventName}, 받을 주소를 적어 주세요.` : eventName,
    state: answerBy === null ? '당첨' : state === 'waiting' ? (isOpen ? '입력 필요' : '기한 지남') : PRIZE_STATE_WORDS[state],
    tone: waits ? 'waits' : state === 'accepted' || answerBy === null ? 'done' : 'over',
    answerBy: waits ? answerBy : undefined,
    path: prizePath(prizeSeq),
    label: waits ? '주소 적기' : '당첨 보기',
  }
}

export const eventOwnTimeline: readonly OwnPart[] = [entered, replied, reviewed, won]
