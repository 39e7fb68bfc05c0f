import type { SessionUser } from '@/schemas/api/auth/session'

/** How a member is called on the screen: by the verified name, before that by the nickname or the id. */
export const memberName = ({ memberName, nickname, memberId }: Pick<SessionUser, 'memberName' | 'nickname' | 'memberId'>): string =>
  `${memberName || nickname || memberId || '회원'}님`
