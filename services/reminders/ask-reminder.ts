import { randomUUID } from 'node:crypto'
import * as contracts from '@/schemas/api/reminders'
import { reminderFaults } from '@/schemas/rules/reminder'
import { WAITING } from '@/schemas/rules/waiting'
import { reminders } from '@/services/db/tables'
import { blindIndex } from '@/services/kit/seal'
import { answer, fail } from '@/services/kit/service'
import { HOUR, takeTurn } from '@/services/kit/turns'
import { requireRules } from '@/services/kit/wrong-fields'
import { canSendMail } from '@/services/outside/mailer'

/** More than a household asks for, and fewer than would fill a table. */
const MOST = 20

export const askReminder = answer(
  contracts.askReminder,
  'services/reminders/ask-reminder.ts',
  async ({ topic, email: typed, agreed }, { db, now, siteId }) => {
    const email = typed.trim()
    requireRules({ ...reminderFaults({ email, agreed }) })
    if (!canSendMail()) throw fail(contracts.askReminder, 'off')
    await takeTurn(db, { what: 'reminder', most: MOST, span: HOUR }, now)
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
  },
)
