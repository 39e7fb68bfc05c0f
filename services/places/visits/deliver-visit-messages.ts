// Sends what people are told about their bookings.
import { companyFacts } from '@/services/db/company-facts'
import { eq } from 'drizzle-orm'
import { visitPath } from '@/schemas/rules/places/visit-form'
import { settings } from '@/services/base/settings'
import { currentDatabase } from '@/services/db/current-database'
import type { OpenDatabase } from '@/services/db/database'
import { shopVisits, visitMessages } from '@/services/db/tables/visits'
import { raiseAlarm } from '@/services/alarms/alarms'
import type { Fate } from '@/services/alarms/delivery-fate'
import { nextDue, sendDue } from '@/services/alarms/send-due'
import { runAsSystem } from '@/services/kit/run-as-system'
import { startClock } from '@/services/db/start-clock'
import { countText } from '@/services/alarms/texts-of-day'
import { sendMail } from '@/services/outside/send-mail'
import { sendText } from '@/services/outside/send-text'
import { visitRows } from '../domain/own-visit'
import { VISIT_MESSAGES_TAG, visitNewsWords } from '../domain/tell-visitor'
import { visitKey } from '../domain/visit-key'

type Message = typeof visitMessages.$inferSelect

/** Sends what is due. @returns the number of sent messages. */
export const deliverVisitMessages = (open: OpenDatabase, now: Date): Promise<number> =>
  sendDue(open.db, { table: visitMessages, key: 'messageSeq', now }, (message) => deliver(open, message, now))

/** As the booking is now: a reminder of one that was moved or cancelled since is not sent. */
async function deliver(open: OpenDatabase, { visitSeq, news, channel, sequence }: Message, now: Date): Promise<Fate> {
  const [row] = await visitRows(open.db).where(eq(shopVisits.visitSeq, visitSeq))
  if (!row) return { state: 'dropped' }
  const { visit, slot, shopPhone, housePhone } = row
  const { person, memberNo, siteId } = visit
  const isOver = now >= slot.startsAt && news !== 'cancelled'
  if (isOver || visit.sequence !== sequence || (news !== 'cancelled' && visit.state !== 'booked')) return { state: 'dropped' }
  const title = visitNewsWords(news, slot)
  const link = visitPath(visitKey(visitSeq))
  if (channel === 'alarm') {
    const key = `visit:${visitSeq}:${sequence}:${news}:${slot.droppedAt?.getTime() ?? ''}` as const
    if (memberNo) await runAsSystem(open, { now, siteId }, (ctx) => raiseAlarm(ctx, { memberNo, kind: 'consultation', title, link, key }))
    return { state: 'sent' }
  }
  const { siteUrl } = settings()
  const { sender } = await companyFacts(open.db, siteId)
  const reason = news === 'cancelled' && visit.cancelReason ? `사유: ${visit.cancelReason}` : ''
  const words = [title, reason, `${siteUrl}${link}`].filter(Boolean)
  if (channel === 'text') {
    if (!(await countText(open.db, person.phoneNo, now))) return { state: 'dropped' }
    return sendText({ to: person.phoneNo, text: `[${sender}] ${words.join('\n')}` })
  }
  const facts = [`곳: ${slot.placeName}`, `주소: ${slot.address}`, `전화: ${shopPhone ?? housePhone ?? ''}`, `인원: ${visit.people}명`]
  const text = [...words, '', ...facts, '', '위 주소에서 예약을 확인하고 바꾸거나 취소하실 수 있습니다. 다른 사람에게 보내지 마세요.'].join(
    '\n',
  )
  return (await sendMail({ to: person.email, subject: `[${sender}] ${title}`, text }))
    ? { state: 'sent' }
    : { state: 'refused', fault: 'mail' }
}

/** Starts the sending of this process. @returns a function that stops it. */
export const startVisitMessages = (): (() => void) =>
  startClock({
    name: 'visit-messages',
    tag: VISIT_MESSAGES_TAG,
    async work() {
      await deliverVisitMessages(currentDatabase(), new Date())
      return nextDue(currentDatabase().db, visitMessages)
    },
  })
