import { companyFacts, type CompanyFacts } from '@/services/db/company-facts'
import { and, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { documents, reminders } from '@/services/db/tables/site'
import { settings } from '@/services/base/settings'
import { HOUR } from '@/services/kit/limit-calls'
import { canSendMail, sendMail } from '@/services/outside/send-mail'

const AT_ONCE = 50
/** Nothing of the plan is missing any more, and nobody can ask. What was asked of earlier versions is sent when this one starts. */
const NAMES: Readonly<Record<string, string>> = { store: '스토어 주문', consulting: '상담 신청', community: '결모임과 파트너' }

/**
 * Sends every reminder whose page is published now, and deletes it with its address. A mail that the server refuses is tried again an
 * hour later.
 * @returns the number of sent mails.
 */
export async function sendOpened(db: Database, now: Date): Promise<number> {
  if (!canSendMail()) return 0
  const { siteId } = settings()
  const isFree = or(
    isNull(reminders.claimedAt),
    lt(reminders.claimedAt, new Date(now.getTime() - HOUR)),
    // Claimed by a clock that was far ahead; processes of one site differ by less.
    gt(reminders.claimedAt, new Date(now.getTime() + HOUR)),
  )
  let sent = 0
  for (;;) {
    const open = db
      .select({ id: reminders.id })
      .from(reminders)
      .innerJoin(documents, and(eq(documents.siteId, reminders.siteId), eq(documents.name, reminders.route)))
      .where(
        and(
          eq(reminders.siteId, siteId),
          isFree,
          eq(documents.kind, 'page'),
          isNotNull(documents.publishedRevisionId),
          isNull(documents.deletedAt),
        ),
      )
      .limit(AT_ONCE)
    const claimed = await db
      .update(reminders)
      .set({ claimedAt: now })
      .where(and(inArray(reminders.id, open), isFree))
      .returning()
    if (claimed.length === 0) return sent
    for (const { id, email, topic, route } of claimed) {
      if (!(await sendMail({ to: email, ...mailOf(topic, route, await companyFacts(db, siteId)) }))) continue
      await db.delete(reminders).where(eq(reminders.id, id))
      sent++
    }
  }
}

function mailOf(topic: string, route: string, { sender, phone }: CompanyFacts): { subject: string; text: string } {
  const { siteUrl } = settings()
  const name = NAMES[topic] ?? '새'
  return {
    subject: `[${sender}] 기다리신 ${name} 서비스가 열렸습니다.`,
    text: [
      `알림을 신청하신 ${name} 서비스를 이제 이용하실 수 있습니다.`,
      `${siteUrl}${route}`,
      '',
      '이 메일을 마지막으로, 알림에 쓴 이메일 주소는 바로 삭제했습니다.',
      `문의: 고객센터 ${phone}`,
    ].join('\n'),
  }
}
