import { settings } from '@/services/base/settings'
import type { OwnerNews } from '@/services/auth/domain/tell-owner'

/** What the owner reads when the password was changed. */
export const passwordNews = (): OwnerNews => ({
  title: '비밀번호가 변경되었습니다.',
  facts: ['다른 기기에서는 모두 로그아웃되었습니다.'],
  advice: `바로 비밀번호를 다시 설정해 주세요. ${settings().siteUrl}/set-password`,
})
