import { MARKETING_NAMES } from '@/schemas/words/marketing-names'
import type { FindBy, MemberStatus } from '@/schemas/api/members/desk'

/** Korean words for the codes of a member. */
export const MEMBER_WORDS = {
  type: { P: '개인', B: '사업자', A: '대리점' },
  status: { NORMAL: '이용 중', DORMANT: '휴면', BLOCKED: '이용 제한', WITHDRAWN: '탈퇴' } satisfies Record<MemberStatus, string>,
  findBy: {
    memberId: '아이디',
    mobileNo: '휴대전화',
    email: '이메일',
    bizRegNum: '사업자등록번호',
    ci: '연계정보(CI)',
    memberNo: '회원 번호',
  } satisfies Record<FindBy, string>,
  consent: {
    service: '서비스 이용약관',
    personal: '개인정보 수집·이용',
    location: '위치 정보',
    goods: MARKETING_NAMES.goods,
    event: MARKETING_NAMES.event,
    ad: MARKETING_NAMES.ad,
  },
} as const
