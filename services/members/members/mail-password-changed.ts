import { formatDateTime } from '@/schemas/words/dates'
import { settings } from '@/services/base/settings'
import { sendMail } from '@/services/outside/send-mail'
import type { MemberRow } from './own-row'

/** For `ctx.after`: informs an owner who did not change the password, and says what to do. */
export async function mailPasswordChanged({ email, memberId }: Pick<MemberRow, 'email' | 'memberId'>, now: Date): Promise<void> {
  if (!email) return
  const { brandName, siteUrl, customerCenterPhone } = settings()
  await sendMail({
    to: email,
    subject: `[${brandName}] 비밀번호가 변경되었습니다.`,
    text: [
      `아이디 ${memberId ?? ''}의 비밀번호가 ${formatDateTime(now)}에 변경되었습니다.`,
      '다른 기기에서는 모두 로그아웃되었습니다.',
      '',
      `직접 변경하지 않았다면 바로 비밀번호를 다시 설정해 주세요. ${siteUrl}/set-password`,
      `문의: 고객센터 ${customerCenterPhone}`,
    ].join('\n'),
  })
}
