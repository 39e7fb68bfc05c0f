// What becomes of a booking is told to the person: by text to the number of the booking, by mail where an address was left, and to a member
// as an alarm. Messages are rows, written in the transaction of what they tell of (deliver-visit-messages.ts sends them).
import { and, eq, inArray, not } from 'drizzle-orm'
import { visitMoment, visitPath } from '@/schemas/rules/places/visit-form'
import { messageDueAt } from '@/schemas/rules/members/message-due-at'
import { seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { alarmChoices } from '@/services/db/tables/alarms'
import { visitMessages, type shopVisits, type visitSlots, type VisitNews } from '@/services/db/tables/visits'
import { raiseAlarm } from '@/services/alarms/alarms'
import type { Ctx } from '@/services/kit/service'
import { visitKey } from './visit-key'

/** A change of it wakes the processes that send. */
export const VISIT_MESSAGES_TAG = 'visit-messages'
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Reminders go out at ten in the morning of the day before. */
const REMINDER_HOUR = 10
/** Staff who changed the hours by mistake can put them back before anybody is told. */
const SECOND_THOUGHTS = 10 * 60_000

type Visit = Pick<typeof shopVisits.$inferSelect, 'visitSeq' | 'memberNo' | 'person' | 'sequence'>
type Slot = Pick<typeof visitSlots.$inferSelect, 'placeName' | 'startsAt'>
export type TellCtx = Pick<Ctx, 'db' | 'siteId' | 'now' | 'touch'>

/** One sentence of the news, without the person's data. */
export function visitNewsWords(news: VisitNews, { placeName, startsAt }: Slot): string {
  const what = `${placeName} ${visitMoment(startsAt)} 방문`
  switch (news) {
    case 'booked':
      return `${what}을 예약했습니다.`
    case 'changed':
      return `방문 시간이 바뀌었습니다. ${placeName} ${visitMoment(startsAt)}에 뵙겠습니다.`
    case 'cancelled':
      return `${what} 예약이 취소되었습니다.`
    case 'dropped':
      return `${what}을 매장 사정으로 받지 못하게 되었습니다. 다른 시간을 골라 주세요.`
    case 'kept':
      return `${what}을 예정대로 받게 되었습니다.`
    case 'reminder':
      return `내일 방문을 잊지 마세요. ${placeName} ${visitMoment(startsAt)}`
  }
}

/** @param isOwn the person did it just now, and waits for the message, also at night. */
export async function tellVisitor(ctx: TellCtx, visit: Visit, slot: Slot, news: VisitNews, isOwn = false): Promise<void> {
  const { db, now } = ctx
  const { visitSeq, memberNo, sequence } = visit
  const isOfHours = news === 'dropped' || news === 'kept'
  if (memberNo && !isOfHours)
    await raiseAlarm(ctx, {
      memberNo,
      kind: 'consultation',
      title: visitNewsWords(news, slot),
      link: visitPath(visitKey(visitSeq)),
      key: `visit:${visitSeq}:${sequence}:${news}`,
    })
  const channels = await ownChannels(ctx, visit)
  const later: readonly Channel[] = memberNo ? [...channels, 'alarm'] : channels
  const from = isOfHours ? new Date(now.getTime() + SECOND_THOUGHTS) : now
  const messages: (typeof visitMessages.$inferInsert)[] = (isOfHours ? later : channels).map((channel) => ({
    ...{ visitSeq, news, channel, sequence, dueAt: messageDueAt(from, channel, isOwn) },
  }))
  // A reminder of a time that is gone is not sent.
  if (!isOfHours) await dropWaiting(ctx, visitSeq)
  if (news === 'booked' || news === 'changed') messages.push(...reminders(visit, slot, later, now))
  if (messages.length > 0) await db.insert(visitMessages).values(messages)
  ctx.touch(VISIT_MESSAGES_TAG)
}

/** The person knows the new time already: nothing is said now, and the reminder is one of the new time. */
export async function remindVisitor(ctx: TellCtx, visit: Visit, slot: Slot): Promise<void> {
  await dropWaiting(ctx, visit.visitSeq)
  const channels = await ownChannels(ctx, visit)
  const messages = reminders(visit, slot, visit.memberNo ? [...channels, 'alarm'] : channels, ctx.now)
  if (messages.length > 0) await ctx.db.insert(visitMessages).values(messages)
  ctx.touch(VISIT_MESSAGES_TAG)
}

/** Of the day before; none once that is over. */
function reminders({ visitSeq, sequence }: Visit, slot: Slot, channels: readonly Channel[], now: Date) {
  const eve = new Date(startOfSeoulDay(seoulDay(slot.startsAt)).getTime() - DAY + REMINDER_HOUR * HOUR)
  return eve > now ? channels.map((channel) => ({ visitSeq, news: 'reminder' as const, channel, sequence, dueAt: eve })) : []
}

type Channel = (typeof visitMessages.$inferInsert)['channel']

/** A member who gets alarms by mail or text gets this news by them, and not twice. */
async function ownChannels({ db }: TellCtx, { memberNo, person }: Visit): Promise<Channel[]> {
  const chosen = memberNo
    ? await db
        .select({ channel: alarmChoices.channel })
        .from(alarmChoices)
        .where(and(eq(alarmChoices.memberNo, memberNo), eq(alarmChoices.kind, 'consultation')))
    : []
  const isChosen = (channel: Channel): boolean => chosen.some((one) => one.channel === channel)
  return (['text', ...(person.email ? (['mail'] as const) : [])] as const).filter((channel) => !isChosen(channel))
}

/** Takes back what has not gone out yet. @param news all by default. */
export async function dropWaiting({ db }: Pick<TellCtx, 'db'>, visitSeq: number, news?: readonly VisitNews[]): Promise<number> {
  const dropped = await db
    .delete(visitMessages)
    .where(
      and(
        eq(visitMessages.visitSeq, visitSeq),
        eq(visitMessages.state, 'waiting'),
        news ? inArray(visitMessages.news, news) : not(inArray(visitMessages.news, ['booked', 'changed', 'cancelled'])),
      ),
    )
    .returning({ messageSeq: visitMessages.messageSeq })
  return dropped.length
}
