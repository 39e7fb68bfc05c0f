import { maskMail } from '@/schemas/rules/base/mask'
import type { OwnerNews } from '@/services/auth/domain/tell-owner'
import { settings } from '@/services/base/settings'

/** What the earlier address reads when the account got another one. */
export const mailNews = (email: string): OwnerNews => ({
  title: '이메일이 변경되었습니다.',
  facts: [`새 이메일: ${maskMail(email)}`],
  advice: `바로 비밀번호를 바꾸고 고객센터에 알려 주세요. ${settings().siteUrl}/set-password`,
})
