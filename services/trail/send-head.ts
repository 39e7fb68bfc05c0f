import { desc, ne } from 'drizzle-orm'
import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { formatDateTime } from '@/schemas/words/dates'
import { seoulDay } from '@/schemas/words/seoul-day'
import { settings } from '@/services/base/settings'
import type { Database } from '@/services/db/database'
import { facts } from '@/services/db/tables/base'
import { auditSeals } from '@/services/db/tables/trail'
import { sendMail } from '@/services/outside/send-mail'

const FACT = 'audit-head-sent'

/**
 * Once a day in Seoul the mark of the last seal leaves this machine: with it, and only with it, it is seen later that seals were taken off
 * the end of the chain. Of several processes the one that writes the day down sends it.
 */
export async function sendHead(db: Database, now: Date): Promise<boolean> {
  const [head] = await db.select().from(auditSeals).orderBy(desc(auditSeals.number)).limit(1)
  if (!head) return false
  const value = seoulDay(now)
  const mine = await db
    .insert(facts)
    .values({ name: FACT, value })
    .onConflictDoUpdate({ target: facts.name, set: { value }, setWhere: ne(facts.value, value) })
    .returning()
  if (mine.length === 0) return false
  const { auditHeads, brandName } = settings()
  await mkdir(dirname(auditHeads.file), { recursive: true })
  await appendFile(auditHeads.file, headLine(head), { mode: 0o600 })
  if (auditHeads.mail)
    await sendMail({
      to: auditHeads.mail,
      subject: `[${brandName}] 감사 기록의 머리값 ${value}`,
      text: [
        `${formatDateTime(head.at)}까지의 기록 ${head.total.toLocaleString('ko-KR')}줄을 봉인한 값입니다. 이 메일을 보관해 주세요.`,
        '',
        headLine(head).trim(),
      ].join('\n'),
    })
  return true
}

const headLine = ({ number, at, total, mark }: typeof auditSeals.$inferSelect): string => `${at.toISOString()} ${number} ${total} ${mark}\n`
