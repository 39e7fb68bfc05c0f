import type { Listed } from '@/schemas/api/base/contract'
import type { browseMembers } from '@/schemas/api/members/desk'
import { maskId, maskMail, maskMobile } from '@/schemas/rules/base/mask'
import { maskedName } from '@/schemas/rules/base/masked-name'
import type { Rights } from '@/schemas/rules/base/rights'
import { members } from '@/services/db/tables/members'

/** The columns of a list; no other sealed field is opened. */
export const MASKED = {
  memberNo: members.memberNo,
  memberId: members.memberId,
  memberName: members.memberName,
  mobileNo: members.mobileNo,
  email: members.email,
  status: members.status,
  memberType: members.memberType,
  joinChannel: members.joinChannel,
  createdAt: members.createdAt,
  lastSignInAt: members.lastSignInAt,
}
type Known = Pick<typeof members.$inferSelect, keyof typeof MASKED>

/** A member as lists show them: masked, and empty where the role may not see the field. */
export function maskedRow(member: Known, rights: Rights): Listed<typeof browseMembers> {
  const shown = (field: 'memberId' | 'memberName' | 'mobileNo' | 'email', mask: (value: string) => string): string =>
    member[field] && rights.sees('members', field) ? mask(member[field]) : ''
  return {
    memberNo: member.memberNo,
    memberId: shown('memberId', maskId),
    memberName: shown('memberName', maskedName),
    mobileNo: shown('mobileNo', maskMobile),
    email: shown('email', maskMail),
    status: member.status,
    memberType: member.memberType,
    joinChannel: member.joinChannel,
    createdAt: member.createdAt.toISOString(),
    lastSignInAt: member.lastSignInAt?.toISOString() ?? null,
  }
}
