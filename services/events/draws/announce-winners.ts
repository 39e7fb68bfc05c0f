import { and, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/events/staff'
import { winnerPostHtml } from '@/schemas/rules/events/winner-post'
import { eventDraws } from '@/services/db/tables/draws'
import { events } from '@/services/db/tables/events'
import { members } from '@/services/db/tables/members'
import { raiseAlarms } from '@/services/alarms/alarms'
import { callWithin } from '@/services/kit/run'
import { operation, type Ctx } from '@/services/kit/service'
import { membersOfEntries } from '../domain/won-entries'

/** Names and numbers are unsealed and masked here on the server, so that staff never type them and no unmasked one is published. */
export const announceWinners = operation(contracts.announceWinners, async ({ drawSeq, subject, text }, ctx) => {
  const { db, siteId } = ctx
  const [draw] = await db
    .select()
    .from(eventDraws)
    .where(and(eq(eventDraws.siteId, siteId), eq(eventDraws.drawSeq, drawSeq)))
    .for('update')
  if (!draw) throw ctx.fail('missing')
  if (draw.winnerSeq !== null) throw ctx.fail('posted')
  const { eventSeq, seed, poolHash, poolSize } = draw
  const contents = winnerPostHtml({
    text,
    winners: await peopleOf(ctx, draw.winners),
    draw: seed === '' ? undefined : { seed, poolHash, poolSize },
  })
  const { item } = await callWithin(ctx, contracts.postWinners, { eventSeq, subject, contents })
  await db.update(eventDraws).set({ winnerSeq: item!.winnerSeq }).where(eq(eventDraws.drawSeq, drawSeq))
  const winners = await tellWinners(ctx, { eventSeq, winnerSeq: item!.winnerSeq, entrySeqs: draw.winners })
  ctx.audit(
    'event.announce',
    `event:${eventSeq}`,
    { drawSeq, winnerSeq: item!.winnerSeq, winners: draw.winners.length },
    winners.map((memberNo) => ({ memberNo })),
  )
  return { item: item! }
})

async function tellWinners(
  ctx: Ctx,
  { eventSeq, winnerSeq, entrySeqs }: { eventSeq: number; winnerSeq: number; entrySeqs: readonly number[] },
): Promise<string[]> {
  const [event] = await ctx.db.select({ name: events.eventName }).from(events).where(eq(events.eventSeq, eventSeq))
  const winners = [...new Set((await membersOfEntries(ctx, entrySeqs)).values())]
  await raiseAlarms(
    ctx,
    winners.map((memberNo) => ({
      memberNo,
      kind: 'event' as const,
      title: `‘${event!.name}’ 이벤트에 당첨되셨습니다. 당첨자 발표를 확인해 주세요.`,
      link: `/zin/event/winner/detail/${winnerSeq}`,
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
