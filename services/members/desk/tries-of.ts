import type { members } from '@/services/db/tables/members'

/** The accounts under which the tries of a member are counted: signing in, and confirming the password. */
export const triesOf = ({ memberId, memberNo }: Pick<typeof members.$inferSelect, 'memberId' | 'memberNo'>) => [
  ...(memberId === null ? [] : [{ attempt: 'member', loginId: memberId }]),
  { attempt: 'password', loginId: memberNo },
]
