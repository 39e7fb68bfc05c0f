import type { FindBy, MemberStatus } from '@/schemas/api/members/desk'

export const TYPE_WORDS = { P: '개인', B: '사업자', A: '대리점' } as const
export const STATUS_WORDS: Readonly<Record<MemberStatus, string>> = {
  NORMAL: '이용 중',
  DORMANT: '휴면',
  BLOCKED: '이용 제한',
  WITHDRAWN: '탈퇴',
}
export const FIND_WORDS: Readonly<Record<FindBy, string>> = {
  memberId: '아이디',
  mobileNo: '휴대전화',
  email: '이메일',
  bizRegNum: '사업자등록번호',
  ci: '연계정보(CI)',
  memberNo: '회원 번호',
}
const CHANNEL_WORDS: Readonly<Record<string, string>> = {
  WEB: 'PC 웹',
  MOBILE: '모바일 웹',
  KAKAO: '카카오',
  NAVER: '네이버',
  APPLE: 'Apple',
}
export const channelWords = (channel: string): string => CHANNEL_WORDS[channel] ?? channel
export const CONSENT_WORDS = {
  service: '서비스 이용약관',
  personal: '개인정보 수집·이용',
  location: '위치 정보',
  goods: '상품 소식',
  event: '이벤트 소식',
  ad: '광고',
} as const

export const memberPath = (memberNo: string): string => `/ice_builder/members/${encodeURIComponent(memberNo)}`
