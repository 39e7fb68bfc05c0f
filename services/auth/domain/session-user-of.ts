import type { SessionUser } from '@/schemas/api/auth/session'
import { ageOn } from '@/schemas/rules/auth/age'
import type { KnownMember } from './find-living-session'

/** A member as the browser receives them. */
export function sessionUserOf(member: KnownMember, now: Date): SessionUser {
  const { birthDate } = member
  const marketing = [member.goodsMarketingYn, member.eventMarketingYn, member.adMarketingYn]
  return {
    memberNo: member.memberNo,
    memberId: member.memberId ?? '',
    memberName: member.memberName ?? '',
    nickname: member.nickname,
    certified: member.certified,
    serviseTermsYn: member.serviseTermsYn,
    personalInfoCollectedYn: member.personalInfoCollectedYn,
    passwordYn: member.passwordHash === null ? 'N' : 'Y',
    bizYn: member.bizYn,
    staffYn: member.staffYn,
    employeeFlag: member.staffYn,
    memberType: member.memberType,
    membershipGrade: member.membershipGrade,
    joinChannel: member.joinChannel,
    birthDate: birthDate ?? '',
    ...(birthDate ? { age: ageOn(birthDate, now) } : {}),
    gender: member.gender ?? '',
    houseType: member.housingType,
    marketingYn: marketing.includes('Y') ? 'Y' : 'N',
    goodsMarketingYn: member.goodsMarketingYn,
    eventMarketingYn: member.eventMarketingYn,
    adMarketingYn: member.adMarketingYn,
    consultingHis: 'N',
    registDate: member.createdAt.toISOString(),
    lastLoginDate: member.lastSignInAt?.toISOString() ?? '',
  }
}
