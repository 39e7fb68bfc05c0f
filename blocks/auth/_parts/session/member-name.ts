import type { SessionUser } from '@/schemas/api/auth/session'

/** How a member is called on the screen: by name, before it was verified by what he calls himself. */
export const memberName = ({ memberName, nickname, memberId }: Pick<SessionUser, 'memberName' | 'nickname' | 'memberId'>): string =>
  `${memberName || nickname || memberId || '회원'}님`
