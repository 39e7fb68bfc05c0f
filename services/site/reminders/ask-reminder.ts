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
const OPENED = '이미 이용하실 수 있는 서비스입니다.'

export const askReminder = operation(contracts.askReminder, async ({ topic, email: typed, agreed }, { db, now, siteId }) => {
  const email = typed.trim()
  requireRules({ ...reminderFaults({ email, agreed }) })
  const route = WAITING[topic][0]
  if (!route) throw new CallFailure('409', OPENED, { status: 409 })
  if (!canSendMail()) throw new CallFailure('503', OFF, { status: 503 })
  await db
    .insert(reminders)
    .values({
      id: randomUUID(),
      siteId,
      topic,
      route,
      email,
      emailIndex: blindIndex(email, 'reminder.email'),
      agreedAt: now,
    })
    .onConflictDoNothing()
  return { message: '알림을 신청했습니다.' }
})
