import { maskId } from '@/schemas/rules/base/mask'

/** The member of an entry, as a list shows them, without opening sealed fields. */
export function shownMember(member: { memberId: string | null; status: string | null }): string {
  if (member.status === null || member.status === 'WITHDRAWN') return '탈퇴한 회원'
  return member.memberId === null ? '소셜 계정' : maskId(member.memberId)
}
