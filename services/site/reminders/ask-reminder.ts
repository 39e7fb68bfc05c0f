import { randomUUID } from 'node:crypto'
import { CallFailure } from '@/schemas/api/base/failure'
import * as contracts from '@/schemas/api/site/reminders'
import { reminderFaults } from '@/schemas/rules/site/reminder-faults'
import { WAITING } from '@/schemas/rules/site/waiting'
import { reminders } from '@/services/db/tables/site'
import { blindIndex } from '@/services/base/seal'
import { operation } from '@/services/kit/service'
import { requireRules } from '@/services/kit/wrong-fields'
import { canSendMail } from '@/services/outside/send-mail'

const OFF = '지금은 알림을 신청할 수 없습니다. 고객센터로 문의해 주세요.'

export const askReminder = operation(contracts.askReminder, async ({ topic, email: typed, agreed }, { db, now, siteId }) => {
  const email = typed.trim()
  requireRules({ ...reminderFaults({ email, agreed }) })
  if (!canSendMail()) throw new CallFailure('503', OFF, { status: 503 })
  await db
    .insert(reminders)
    .values({
      id: randomUUID(),
      siteId,
      topic,
      route: WAITING[topic][0]!,
      email,
      emailIndex: blindIndex(email, 'reminder.email'),
      agreedAt: now,
    })
    .onConflictDoNothing()
  return { message: '알림을 신청했습니다.' }
})
