import type { Session } from '@/schemas/api/auth/session'

/** A member who has joined, agreed and signed in. A preview shows the page to this made-up member. */
export const MEMBER: Session = {
  user: {
    memberNo: '0',
    memberId: 'preview',
    memberName: '미리보기',
    nickname: '미리보기',
    certified: 'Y',
    serviseTermsYn: 'Y',
    personalInfoCollectedYn: 'Y',
    passwordYn: 'Y',
    bizYn: 'N',
    staffYn: 'N',
    employeeFlag: 'N',
    memberType: 'P',
    membershipGrade: 'BASIC',
    joinChannel: 'WEB',
    birthDate: '19900101',
    age: 36,
    gender: 'M',
    houseType: '',
    marketingYn: 'N',
    goodsMarketingYn: 'N',
    eventMarketingYn: 'N',
    adMarketingYn: 'N',
    consultingHis: 'N',
    registDate: '2026-01-01T00:00:00.000Z',
    lastLoginDate: '2026-01-01T00:00:00.000Z',
  },
}
