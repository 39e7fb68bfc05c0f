import type { SessionUser } from '@/schemas/api/auth/session'

/** A member's display name: the verified name, otherwise the nickname or the id. */
export const memberName = ({ memberName, nickname, memberId }: Pick<SessionUser, 'memberName' | 'nickname' | 'memberId'>): string =>
  `${memberName || nickname || memberId || '회원'}님`
