import type { GuardName } from '@/schemas/page/document'

export const GUARD_WORDS: Record<GuardName, { title: string; help: string }> = {
  requireLogin: { title: '로그인', help: '로그인하지 않은 방문자는 로그인 화면으로 갑니다.' },
  checkMember: { title: '회원 확인', help: '본인 인증과 필수 동의를 마치지 않은 회원은 다시 동의하는 화면으로 갑니다.' },
  requireIdentification: { title: '본인 인증', help: '본인 인증을 하지 않은 방문자는 상담 내역 인증 화면으로 갑니다.' },
  requirePwCheck: { title: '비밀번호 확인', help: '비밀번호를 다시 확인하지 않은 회원은 확인 화면으로 갑니다.' },
  requireSNSPwCheck: { title: '간편 로그인 확인', help: '비밀번호가 없는 간편 로그인 회원은 간편 로그인 연결 화면으로 갑니다.' },
  fromPayment: { title: '결제를 거쳐서', help: '결제 화면에서 오지 않은 방문자는 홈으로 갑니다.' },
  fromConsultingForm: { title: '상담 신청을 거쳐서', help: '상담 신청 화면에서 오지 않은 방문자는 홈으로 갑니다.' },
  fromCommunityForm: { title: '결모임 지원을 거쳐서', help: '결모임 지원 화면에서 오지 않은 방문자는 자기 지원서 화면으로 갑니다.' },
  adminOnly: { title: '관리자만', help: '관리자로 로그인하지 않은 방문자는 로그인 화면으로 갑니다.' },
  auth: { title: '인증 정보 준비', help: '로그인 정보를 먼저 확인합니다. 아무도 막지 않습니다.' },
  device: { title: '기기 정보 준비', help: '기기를 먼저 확인합니다. 아무도 막지 않습니다.' },
  commonCode: { title: '공통 코드 준비', help: '공통 코드를 먼저 읽습니다. 아무도 막지 않습니다.' },
  cart: { title: '장바구니 준비', help: '장바구니를 먼저 읽습니다. 아무도 막지 않습니다.' },
  productCategory: { title: '제품 분류 준비', help: '제품 분류를 먼저 읽습니다. 아무도 막지 않습니다.' },
  storeCategory: { title: '매장 분류 준비', help: '매장 분류를 먼저 읽습니다. 아무도 막지 않습니다.' },
}
