import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/alarms'
import { alarmChoices } from '@/services/db/tables/alarms'
import { members } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { canSendMail } from '@/services/outside/send-mail'
import { canSendText } from '@/services/outside/send-text'

export const listAlarmChoices = operation(contracts.listAlarmChoices, async (_, { db, session }) => {
  const { memberNo } = session.user!
  const [member] = await db.select({ email: members.email, mobileNo: members.mobileNo }).from(members).where(eq(members.memberNo, memberNo))
  const { kind, channel } = alarmChoices
  const items = await db.select({ kind, channel }).from(alarmChoices).where(eq(alarmChoices.memberNo, memberNo))
  return {
    items,
    item: { mail: canSendMail() && Boolean(member?.email), text: canSendText() && Boolean(member?.mobileNo) },
    totalCount: items.length,
  }
})
