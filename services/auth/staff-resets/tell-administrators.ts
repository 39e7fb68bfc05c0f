import { and, eq, isNull, ne } from 'drizzle-orm'
import { settings } from '@/services/base/settings'
import type { Database } from '@/services/db/database'
import { staff } from '@/services/db/tables/auth'
import { sendMail } from '@/services/outside/send-mail'

/** For `ctx.after`: a new password waits for one of them. */
export const tellAdministrators =
  (db: Database, { id, name, loginId }: Pick<typeof staff.$inferSelect, 'id' | 'name' | 'loginId'>) =>
  async (): Promise<void> => {
    const { brandName, siteUrl } = settings()
    const others = await db
      .select({ email: staff.email })
      .from(staff)
      .where(and(eq(staff.role, 'adm'), ne(staff.id, id), isNull(staff.blockedAt), isNull(staff.inviteHash)))
    for (const { email } of others)
      if (email)
        await sendMail({
          to: email,
          subject: `[${brandName} 마루] 비밀번호 재설정이 확인을 기다립니다.`,
          text: [
            `${name}님(${loginId})이 새 비밀번호를 정하고 다른 관리자의 확인을 기다립니다.`,
            '전화나 직접 만나 본인인지 확인한 뒤 처리해 주세요.',
            `${siteUrl}/ice_builder/staff`,
          ].join('\n'),
        })
  }
