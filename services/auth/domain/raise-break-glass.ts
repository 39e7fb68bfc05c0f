import { and, eq, isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { formatDateTime } from '@/schemas/words/dates'
import { settings } from '@/services/base/settings'
import { staff } from '@/services/db/tables/auth'
import type { Database } from '@/services/db/database'
import type { ClaimsCtx } from '@/services/kit/service'
import { raiseNews } from '@/services/news/raise-news'
import { sendMail } from '@/services/outside/send-mail'
import { deviceWords } from './device-words'
import { staffPlace } from './staff-place'

type Where = Pick<ClaimsCtx, 'siteId' | 'now' | 'touch' | 'after' | 'audit'>

/**
 * An account for emergencies was used: a line of the log that the monthly review shows, news in the console of every administrator, and a
 * mail to each, at any hour and whatever they chose to hear of. In the transaction of its sign-in, so that there is none without it.
 */
export async function raiseBreakGlass(tx: Database, ctx: Where, { id, name, loginId }: typeof staff.$inferSelect): Promise<void> {
  const { now, siteId } = ctx
  const touch = (...tags: string[]): void => ctx.touch(...tags)
  // Every use is news of its own. The id of the request is none of it: its sender chooses it, and could be silent by choosing one twice.
  await raiseNews(
    { db: tx, now, siteId, touch },
    // An address of its own: a visit of the screen for another reason is no reading of it.
    {
      kind: 'breakGlass',
      key: `breakGlass:${id}:${randomUUID()}`,
      number: loginId,
      link: `/ice_builder/staff?used=${randomUUID()}`,
      by: id,
    },
  )
  const from = `${deviceWords()}, ${staffPlace()}`
  ctx.audit('staff.breakGlass', id, { loginId })
  const administrators = await tx
    .select({ email: staff.email })
    .from(staff)
    .where(and(eq(staff.role, 'adm'), isNull(staff.blockedAt)))
  const { brandName, siteUrl } = settings()
  ctx.after(async () => {
    for (const { email } of administrators)
      if (email)
        await sendMail({
          to: email,
          subject: `[${brandName} 마루] 비상 계정으로 로그인했습니다.`,
          text: [
            `${nameWords(name)}(${loginId})으로 방금 로그인했습니다.`,
            `때: ${formatDateTime(now)}`,
            `기기와 접속한 곳: ${from}`,
            '',
            '약속된 사용이 아니면 바로 운영자와 역할에서 이 계정의 사용을 중지해 주세요. 모든 로그인이 함께 끝납니다.',
            `${siteUrl}/ice_builder/staff`,
          ].join('\n'),
        })
  })
}

/** The name that the command gives by itself says already what it is. */
const nameWords = (name: string): string => (name.startsWith('비상 계정') ? name : `비상 계정 ${name}`)
