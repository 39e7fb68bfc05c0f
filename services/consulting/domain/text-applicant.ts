// What becomes of a request by the person's own hand is told by text to the number of the request, as a booked visit is: a visitor
// has no alarms, and the page that says it is closed soon.
import { and, eq } from 'drizzle-orm'
import type { consultations } from '@/services/db/tables/consulting'
import { alarmChoices } from '@/services/db/tables/alarms'
import { senderFacts } from '@/services/db/company-facts'
import type { Ctx } from '@/services/kit/service'
import { canSendText, sendText } from '@/services/outside/send-text'

type Request = Pick<typeof consultations.$inferSelect, 'memberNo' | 'applicant'>

/**
 * Sends it after the commit. It contains no advertising, and nothing of the request.
 * @param alarmed whether a member has an alarm of it: one who gets those by text does not get it twice.
 */
export async function textApplicant(
  { db, after }: Pick<Ctx, 'db' | 'after'>,
  { memberNo, applicant }: Request,
  words: string,
  alarmed = false,
): Promise<void> {
  if (!canSendText()) return
  const byText = and(eq(alarmChoices.memberNo, memberNo ?? ''), eq(alarmChoices.kind, 'consultation'), eq(alarmChoices.channel, 'text'))
  if (alarmed && memberNo && (await db.$count(alarmChoices, byText)) > 0) return
  after(async () => void (await sendText({ to: applicant.phoneNo, text: `[${(await senderFacts()).sender}] ${words}` })))
}
