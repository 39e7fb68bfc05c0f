// The outbox of alarms. Whatever has news for a member calls `raiseAlarm` in its own transaction: the alarm is there when the news is, and
// not without it, and the same news (`key`) is told once, however often it is raised. Mail and text messages that the member chose are
// written beside it and sent after the commit by whichever process wakes first (services/members/alarms/deliver-alarms.ts).
import { and, eq, inArray, like, ne, or } from 'drizzle-orm'
import type { AlarmKind } from '@/schemas/rules/members/alarm-kinds'
import { messageDueAt } from '@/schemas/rules/members/message-due-at'
import type { Database } from '@/services/db/database'
import { alarmChoices, alarmDeliveries, alarms } from '@/services/db/tables/alarms'
import { members } from '@/services/db/tables/members'
import type { Ctx } from '@/services/kit/service'
import type { AlarmKey } from './alarm-rights'

export interface Alarm {
  memberNo: string
  kind: AlarmKind
  /** One sentence; no personal data of another person. */
  title: string
  /** Path of this site. */
  link: string
  /** What it tells of: `reply:12`. A member gets one alarm for it, and staff who may see that see the alarm. */
  key: AlarmKey
}
type Where = Pick<Ctx, 'db' | 'siteId' | 'now' | 'touch'>

/** A change of it wakes the processes that send. */
export const DELIVERIES_TAG = 'alarm-deliveries'
const AT_ONCE = 1_000

export const raiseAlarm = (ctx: Where, alarm: Alarm): Promise<void> => raiseAlarms(ctx, [alarm])

/** The same for many members: the winners of an event. Withdrawn members are told nothing. */
export async function raiseAlarms(ctx: Where, list: readonly Alarm[]): Promise<void> {
  for (let at = 0; at < list.length; at += AT_ONCE) await raise(ctx, list.slice(at, at + AT_ONCE))
}

async function raise({ db, siteId, now, touch }: Where, list: readonly Alarm[]): Promise<void> {
  const asked = [...new Set(list.map(({ memberNo }) => memberNo))]
  const rows = await db
    .select({ memberNo: members.memberNo })
    .from(members)
    .where(and(inArray(members.memberNo, asked), ne(members.status, 'WITHDRAWN')))
  const present = new Set(rows.map(({ memberNo }) => memberNo))
  const told = list.filter(({ memberNo }) => present.has(memberNo))
  if (told.length === 0) return
  const raised = await db
    .insert(alarms)
    .values(told.map((alarm) => ({ ...alarm, siteId, raisedAt: now })))
    .onConflictDoNothing({ target: [alarms.memberNo, alarms.key] })
    .returning({ alarmSeq: alarms.alarmSeq, memberNo: alarms.memberNo, kind: alarms.kind })
  if (raised.length === 0) return
  const chosen = await db
    .select()
    .from(alarmChoices)
    .where(inArray(alarmChoices.memberNo, [...new Set(raised.map(({ memberNo }) => memberNo))]))
  const deliveries = raised.flatMap(({ alarmSeq, memberNo, kind }) =>
    chosen
      .filter((choice) => choice.memberNo === memberNo && choice.kind === kind)
      .map(({ channel }) => ({ alarmSeq, channel, dueAt: messageDueAt(now, channel) })),
  )
  if (deliveries.length === 0) return
  await db.insert(alarmDeliveries).values(deliveries)
  touch(DELIVERIES_TAG)
}

/**
 * The same for news that grows: while its key stays, the alarm that is there says the new words, leads to the latest, and is unread again. A mail that waits
 * says them too, because it is written when it is sent.
 */
export async function raiseGroupedAlarm(ctx: Where, alarm: Alarm): Promise<void> {
  const { title, link, memberNo, key } = alarm
  const renewed = await ctx.db
    .update(alarms)
    .set({ title, link, raisedAt: ctx.now, readAt: null })
    .where(and(eq(alarms.memberNo, memberNo), eq(alarms.key, key), or(ne(alarms.title, title), ne(alarms.link, link))))
    .returning({ seq: alarms.alarmSeq })
  if (renewed.length === 0) await raiseAlarm(ctx, alarm)
}

/** Deletes a member's alarms of pages below a path, which nobody has read or been sent: a demonstration begins with what happened before. */
export async function takeBackAlarms(tx: Database, memberNo: string, path: string): Promise<void> {
  await tx.delete(alarms).where(and(eq(alarms.memberNo, memberNo), like(alarms.link, `${path}%`)))
}

/** Deletes what these members were told of a page that is gone. */
export async function dropAlarms(db: Database, memberNos: readonly string[], { kind, link }: Pick<Alarm, 'kind' | 'link'>): Promise<void> {
  for (let at = 0; at < memberNos.length; at += AT_ONCE)
    await db
      .delete(alarms)
      .where(and(inArray(alarms.memberNo, memberNos.slice(at, at + AT_ONCE)), eq(alarms.kind, kind), eq(alarms.link, link)))
}
