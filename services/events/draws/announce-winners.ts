import { and, eq, inArray } from 'drizzle-orm'
import { announceWinners as contract } from '@/schemas/api/events/prizes'
import { postWinners } from '@/schemas/api/events/staff'
import { winnerPostHtml } from '@/schemas/rules/events/winner-post'
import { afterSeoulDay, seoulDay } from '@/schemas/words/seoul-day'
import { eventDraws, eventPrizes } from '@/services/db/tables/draws'
import { events } from '@/services/db/tables/events'
import { members } from '@/services/db/tables/members'
import { raiseAlarms } from '@/services/alarms/alarms'
import { callWithin } from '@/services/kit/run'
import { operation, type Ctx } from '@/services/kit/service'
import { membersOfEntries } from '../domain/won-entries'

const PAST = { pointer: '/answerUntil', message: '내일부터의 날로 골라 주세요.', keyword: 'rule' }

/** Names and numbers are unsealed and masked here on the server, so that staff never type them and no unmasked one is published. */
export const announceWinners = operation(contract, async ({ drawSeq, subject, text, prize = '', won = 0, answerUntil }, ctx) => {
  const { db, siteId, now } = ctx
  const [draw] = await db
    .select()
    .from(eventDraws)
    .where(and(eq(eventDraws.siteId, siteId), eq(eventDraws.drawSeq, drawSeq)))
    .for('update')
  if (!draw) throw ctx.fail('missing')
  if (draw.winnerSeq !== null) throw ctx.fail('posted')
  if (answerUntil !== undefined && answerUntil <= seoulDay(now)) throw ctx.fail('past', { problems: [PAST] })
  const { eventSeq, seed, poolHash, poolSize } = draw
  const contents = winnerPostHtml({
    text,
    winners: await peopleOf(ctx, draw.winners),
    draw: seed === '' ? undefined : { seed, poolHash, poolSize },
  })
  const { item } = await callWithin(ctx, postWinners, { eventSeq, subject, contents })
  await db.update(eventDraws).set({ winnerSeq: item!.winnerSeq }).where(eq(eventDraws.drawSeq, drawSeq))
  await givePrizes(ctx, draw, { prize: prize.trim(), won, answerUntil })
  const winners = await tellWinners(ctx, {
    eventSeq,
    winnerSeq: item!.winnerSeq,
    entrySeqs: draw.winners,
    asks: answerUntil !== undefined,
  })
  ctx.audit(
    'event.announce',
    `event:${eventSeq}`,
    { drawSeq, winnerSeq: item!.winnerSeq, winners: draw.winners.length },
    winners.map((memberNo) => ({ memberNo })),
  )
  return { item: item! }
})

/** A prize for each winner, which they find on their page and answer until the end of the last day. */
async function givePrizes(
  ctx: Ctx,
  { drawSeq, eventSeq, winners }: typeof eventDraws.$inferSelect,
  { prize, won, answerUntil }: { prize: string; won: number; answerUntil: string | undefined },
): Promise<void> {
  const { db, siteId, now: wonAt } = ctx
  const memberOf = await membersOfEntries(ctx, winners)
  const answerBy = answerUntil === undefined ? null : new Date(afterSeoulDay(answerUntil).getTime() - 1_000)
  const given = winners.flatMap((entrySeq) => {
    const memberNo = memberOf.get(entrySeq)
    return memberNo === undefined ? [] : [{ siteId, drawSeq, eventSeq, entrySeq, memberNo, prize, won, wonAt, answerBy }]
  })
  if (given.length > 0) await db.insert(eventPrizes).values(given)
}

async function tellWinners(
  ctx: Ctx,
  { eventSeq, winnerSeq, entrySeqs, asks }: { eventSeq: number; winnerSeq: number; entrySeqs: readonly number[]; asks: boolean },
): Promise<string[]> {
  const [event] = await ctx.db.select({ name: events.eventName }).from(events).where(eq(events.eventSeq, eventSeq))
  const winners = [...new Set((await membersOfEntries(ctx, entrySeqs)).values())]
  await raiseAlarms(
    ctx,
    winners.map((memberNo) => ({
      memberNo,
      kind: 'event' as const,
      title: `‘${event!.name}’ 이벤트에 당첨되셨습니다. ${asks ? '내 소식에서 받으실 주소를 적어 주세요.' : '당첨자 발표를 확인해 주세요.'}`,
      link: asks ? '/mypage/home?kind=event' : `/zin/event/winner/detail/${winnerSeq}`,
      key: `winner:${winnerSeq}` as const,
    })),
  )
  return winners
}

async function peopleOf(ctx: Ctx, entrySeqs: readonly number[]): Promise<{ name: string; mobileNo: string }[]> {
  const memberOf = await membersOfEntries(ctx, entrySeqs)
  const rows = await ctx.db
    .select({ memberNo: members.memberNo, name: members.memberName, mobileNo: members.mobileNo })
    .from(members)
    .where(inArray(members.memberNo, [...new Set(memberOf.values())]))
  const known = new Map(rows.map((row) => [row.memberNo, row]))
  return entrySeqs.map((entrySeq) => {
    const person = known.get(memberOf.get(entrySeq) ?? '')
    return { name: person?.name ?? '', mobileNo: person?.mobileNo ?? '' }
  })
}
