// Sends the mails and text messages of alarms.
import { companyFacts } from '@/services/db/company-facts'
import { and, eq, min, ne } from 'drizzle-orm'
import type { AlarmChannel } from '@/schemas/rules/members/alarm-kinds'
import { messageDueAt } from '@/schemas/rules/members/message-due-at'
import { isQuietHour } from '@/schemas/rules/members/quiet-hours'
import { settings } from '@/services/base/settings'
import { currentDatabase } from '@/services/db/current-database'
import type { Database } from '@/services/db/database'
import { alarmChoices, alarmDeliveries, alarms } from '@/services/db/tables/alarms'
import { members } from '@/services/db/tables/members'
import { DELIVERIES_TAG } from '@/services/alarms/alarms'
import type { Fate } from '@/services/alarms/delivery-fate'
import { sendDue } from '@/services/alarms/send-due'
import { startClock } from '@/services/db/start-clock'
import { sendMail } from '@/services/outside/send-mail'
import { sendText } from '@/services/outside/send-text'

/** Sends what is due, and no text message at night. @returns the number of sent messages. */
export function deliverAlarms(db: Database, now: Date): Promise<number> {
  // What an evening's stop of the process left over is due, and waits all the same.
  const only = isQuietHour(now) ? ne(alarmDeliveries.channel, 'text') : undefined
  const due = { table: alarmDeliveries, key: 'deliverySeq' as const, now, only }
  return sendDue(db, due, ({ alarmSeq, channel }) => deliver(db, alarmSeq, channel))
}

/** To a member who still wants it and can be reached; the choice and the address are those of this moment. */
async function deliver(db: Database, alarmSeq: number, channel: AlarmChannel): Promise<Fate> {
  const [found] = await db
    .select({ title: alarms.title, link: alarms.link, email: members.email, mobileNo: members.mobileNo })
    .from(alarms)
    .innerJoin(members, and(eq(members.memberNo, alarms.memberNo), eq(members.status, 'NORMAL')))
    .innerJoin(
      alarmChoices,
      and(eq(alarmChoices.memberNo, alarms.memberNo), eq(alarmChoices.kind, alarms.kind), eq(alarmChoices.channel, channel)),
    )
    .where(eq(alarms.alarmSeq, alarmSeq))
  const to = channel === 'mail' ? found?.email : found?.mobileNo
  if (!found || !to) return { state: 'dropped' }
  const { siteUrl, siteId } = settings()
  const { sender, phone } = await companyFacts(db, siteId)
  const url = `${siteUrl}${found.link}`
  if (channel === 'text') return sendText({ to, text: `[${sender}] ${found.title}\n${url}` })
  const text = [
    found.title,
    url,
    '',
    `이 메일은 회원님이 받기로 선택하신 알림입니다. ${siteUrl}/mypage/alarm 에서 언제든 끌 수 있습니다.`,
    `문의: 고객센터 ${phone}`,
  ].join('\n')
  return (await sendMail({ to, subject: `[${sender}] ${found.title}`, text })) ? { state: 'sent' } : { state: 'refused', fault: 'mail' }
}

async function nextDue(db: Database, now: Date): Promise<number> {
  const next = await db
    .select({ channel: alarmDeliveries.channel, at: min(alarmDeliveries.dueAt) })
    .from(alarmDeliveries)
    .where(eq(alarmDeliveries.state, 'waiting'))
    .groupBy(alarmDeliveries.channel)
  // A text message that is due at night would wake this clock until the morning.
  return Math.min(...next.map(({ channel, at }) => messageDueAt(new Date(Math.max(at!.getTime(), now.getTime())), channel).getTime()))
}

/** Starts the sending of this process. @returns a function that stops it. */
export const startDeliveries = (): (() => void) =>
  startClock({
    name: 'alarm-deliveries',
    tag: DELIVERIES_TAG,
    async work() {
      const { db } = currentDatabase()
      await deliverAlarms(db, new Date())
      return nextDue(db, new Date())
    },
  })
