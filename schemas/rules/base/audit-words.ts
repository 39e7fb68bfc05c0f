// Actions of the audit log in Korean words. tests/laws/audit-words.test.ts refuses an action of the code that has none.
import { consoleArea } from './console-areas'

const WORDS: Readonly<Record<string, string>> = {
  'audit.answer': '월간 점검에 확인 결과 남기기',
  'audit.export': '감사 기록 내려받기',
  'audit.sign': '월간 점검 서명',
  'audit.verify': '감사 기록이 이어지는지 확인',
  'benefit.points': '회원 포인트 지급·차감',
  'business.verify': '사업자 상태 확인',
  'coupon.create': '쿠폰 만들기',
  'coupon.change': '쿠폰 고치기',
  'coupon.issue': '쿠폰 발급',
  'coupon.issueAll': '대상 모두에게 쿠폰 발급 시작',
  'coupon.issuedAll': '대상 모두에게 쿠폰 발급 마침',
  'coupon.end': '쿠폰 종료',
  'consultation.assign': '상담 배정',
  'consultation.attach': '상담에 파일 올리기',
  'consultation.delete': '신청자가 상담 삭제',
  'consultation.detach': '상담에 올린 파일 빼기',
  'consultation.export': '상담 내려받기',
  'consultation.file': '상담 사진 열람',
  'visit.export': '방문 예약 내려받기',
  'visit.read': '방문 예약 열람',
  'visit.settle': '방문 여부 남기기',
  'return.read': '교환·반품 신청자 열람',
  'refund.ask': '다른 분의 확인이 필요한 환불 요청',
  'refund.confirm': '환불 요청 확인하고 환불',
  'refund.sendBack': '환불 요청 돌려보냄',
  'refund.withdraw': '환불 요청 거둠',
  'order.give': '상품 없이 금액 돌려드림',
  'return.create': '교환·반품 접수',
  'return.accept': '교환·반품 받기로 함',
  'return.receive': '교환·반품 상품 도착',
  'return.settle': '교환·반품 끝냄',
  'return.refuse': '교환·반품 거절',
  'return.waive': '반품 비용·감액 빼지 않기로 함',
  'visit.move': '방문 시간 옮기기',
  'visit.cancel': '방문 예약 취소',
  'consultation.move': '상담 단계 옮기기',
  'consultation.read': '상담 내용 열람',
  'consultation.write': '상담 글 남기기',
  'data.reseal': '개인정보를 새 키로 봉인',
  'design.create': '설계 계정 만들기',
  'event-reply.report': '이벤트 댓글 신고',
  'event.announce': '당첨자 발표',
  'event.choose': '당첨자 직접 선정',
  'event.create': '이벤트 만들기',
  'event.draw': '당첨자 추첨',
  'event.export': '참여 내역 내려받기',
  'event.publish': '이벤트 게시',
  'event.save': '이벤트 저장',
  'event.withdraw': '이벤트 게시 내림',
  'goods-question.answer': '상품 문의에 답변',
  'goods-question.hide': '상품 문의 숨기기',
  'goods-question.show': '상품 문의 다시 보이기',
  'goods-review.answer': '상품 후기에 답글',
  'goods-review.hide': '상품 후기 숨기기',
  'goods-review.leave': '신고된 상품 후기 그대로 두기',
  'goods-review.report': '상품 후기 신고',
  'goods-review.show': '상품 후기 다시 보이기',
  'interior-reply.report': '사례와 글의 댓글 신고',
  'media.adopt': '문서를 보관함에 등록하기',
  'media.captions': '동영상 자막 바꾸기',
  'media.crop': '사진 자르기',
  'media.film': '동영상 올리기',
  'media.purge': '사진과 파일 완전히 지우기',
  'media.recover': '사진과 파일 되살리기',
  'media.upload': '사진 올리기',
  'media.document': '문서 올리기',
  'media.version': '사진과 파일의 이전 버전 되살리기',
  'member.block': '회원 이용 제한',
  'member.changeEmail': '이메일 변경',
  'member.changePassword': '비밀번호 변경',
  'member.endSessions': '회원 로그인 모두 끝내기',
  'home-tour.hide': '회원 집들이 숨기기',
  'home-tour.show': '숨긴 회원 집들이 다시 보이기',
  'member.erase': '회원 개인정보 파기',
  'member.export': '회원 자료 내려받기',
  'member.find': '회원 찾기',
  'member.note': '회원 메모 남기기',
  'member.noteChange': '회원 메모 고치기',
  'member.noteDelete': '회원 메모 지우기',
  'member.linkSns': '소셜 계정 연결',
  'member.read': '회원 개인정보 열람',
  'member.release': '휴면 해제',
  'member.releaseLock': '로그인 잠금 해제',
  'member.resetPassword': '비밀번호 재설정',
  'member.setPassword': '비밀번호 설정',
  'member.signIn': '회원 로그인',
  'member.signOut': '회원 로그아웃',
  'member.unblock': '회원 이용 제한 해제',
  'member.unlinkSns': '소셜 계정 연결 해제',
  'member.withdraw': '회원 탈퇴',
  'opening.mark': '사이트 열기 전에 할 일 판단',
  'opening.open': '사이트 열기',
  'order.cancel': '주문 취소',
  'order.check': '결제 문제 확인',
  'order.confirm': '구매 확정',
  'order.export': '주문 내려받기',
  'order.find': '주문한 분으로 찾기',
  'order.delivery': '배송지 변경',
  'order.note': '주문 메모 남김',
  'order.noteChange': '주문 메모 고침',
  'order.noteDelete': '주문 메모 지움',
  'order.option': '주문 옵션 변경',
  'order.print': '포장 목록·라벨 인쇄',
  'order.move': '주문 상태 변경',
  'order.read': '주문한 분 열람',
  'order.ship': '송장 번호 넣기',
  'page.create': '페이지 만들기',
  'page.publish': '페이지 게시',
  'page.recover': '페이지 살리기',
  'page.rename': '페이지 제목 변경',
  'page.restore': '페이지 되돌리기',
  'page.save': '페이지 저장',
  'preview.link': '미리보기 링크 만들기',
  'recruit.announce': '결모임 결과 발표',
  'recruit.decide': '결모임 지원 선정',
  'recruit.export': '결모임 지원서 내려받기',
  'recruit.read': '결모임 지원서 열람',
  'record.deleteView': '함께 쓰는 보기 지우기',
  'reply.hide': '신고된 댓글 숨기기',
  'reply.leave': '신고된 댓글 그대로 두기',
  'reply.undo': '신고된 댓글의 판단 되돌리기',
  'record.importRun': '파일에서 기록 가져오기',
  'record.refused': '예약한 게시 보류',
  'record.shareView': '보기를 모두와 함께 쓰기',
  'role.create': '역할 만들기',
  'role.delete': '역할 삭제',
  'role.signIn': '역할 로그인 규칙 변경',
  'role.save': '역할 권한 변경',
  'role.seeAs': '역할로 보기 시작',
  'role.seeAsEnd': '역할로 보기 끝',
  'sales.export': '일별 매출 내려받기',
  'stock.adjust': '재고 수량 변경',
  'staff.askReset': '운영자 비밀번호 재설정 요청',
  'staff.accept': '운영자 비밀번호 정하기',
  'staff.block': '운영자 사용 중지',
  'staff.breakGlass': '비상 계정 사용',
  'staff.breakGlassSeal': '비상 계정 비밀번호 새로 만들기',
  'staff.change': '운영자 변경',
  'staff.create': '운영자 만들기',
  'staff.invite': '운영자 초대 링크 만들기',
  'staff.changeEmail': '운영자 알림 메일 변경',
  'staff.changeMobile': '운영자 소식 받을 휴대전화 변경',
  'staff.changePassword': '운영자 비밀번호 변경',
  'staff.chooseReset': '운영자 비밀번호 재설정 링크로 새 비밀번호 정하기',
  'staff.codeFailed': '운영자 2단계 인증 실패',
  'staff.confirm': '운영자 비밀번호 다시 확인',
  'staff.confirmFailed': '운영자 비밀번호 다시 확인 실패',
  'staff.confirmReset': '운영자 비밀번호 재설정 확인',
  'staff.endSession': '운영자 로그인 끝내기',
  'staff.factor': '운영자 2단계 인증 등록',
  'staff.factorOff': '운영자 2단계 인증 끄기',
  'staff.networks': '허용된 네트워크 변경',
  'staff.outside': '허용되지 않은 네트워크의 로그인 거절',
  'staff.passkey': '운영자 패스키 등록',
  'staff.passkeyName': '운영자 패스키 이름 변경',
  'staff.passkeyOff': '운영자 패스키 삭제',
  'staff.password': '운영자 비밀번호 확인, 2단계 대기',
  'staff.recoveryCode': '운영자 복구 코드 사용',
  'staff.recoveryCodes': '운영자 복구 코드 새로 만들기',
  'staff.refuseReset': '운영자 비밀번호 재설정 거절',
  'staff.resetFactor': '운영자 2단계 인증 초기화',
  'staff.signInFailed': '운영자 로그인 실패',
  'staff.signIn': '운영자 로그인',
  'staff.signOut': '운영자 로그아웃',
  'staff.unblock': '운영자 사용 재개',
  'winner.post': '당첨자 발표 글 올리기',
}

/** What an area that names its own records does to them: `notices.publish`. */
const VERBS: Readonly<Record<string, string>> = {
  create: '만들기',
  save: '저장',
  publish: '게시',
  withdraw: '게시 내림',
  schedule: '게시 예약',
  unschedule: '예약 취소',
  delete: '삭제',
  trash: '휴지통으로 옮기기',
  restore: '되돌리기',
  rename: '이름 변경',
  move: '옮기기',
  set: '한꺼번에 변경',
  undo: '되돌리기',
  import: '가져오기',
  export: '내려받기',
  replace: '바꾸기',
  upload: '올리기',
}
const NOUNS: Readonly<Record<string, string>> = {
  record: '기록',
  media: '사진과 파일',
  menu: '메뉴',
  page: '페이지',
  event: '이벤트',
  member: '회원',
  staff: '운영자',
}

/** An action as staff read it; an unknown one stays as it is stored. */
export function auditWords(action: string): string {
  const known = Object.hasOwn(WORDS, action) ? WORDS[action] : undefined
  if (known !== undefined) return known
  const [noun = '', verb = ''] = action.split('.')
  const area = consoleArea(noun)?.words ?? (Object.hasOwn(NOUNS, noun) ? NOUNS[noun] : undefined)
  return area !== undefined && Object.hasOwn(VERBS, verb) ? `${area} ${VERBS[verb]!}` : action
}

/** Actions whose words contain all of these: what somebody looks for by `게시` or `개인정보`. */
export const actionsBy = (words: readonly string[]): string[] =>
  Object.entries(WORDS).flatMap(([action, phrase]) => (words.every((word) => phrase.includes(word)) ? [action] : []))

/** What is done with somebody's data. */
export const DEALINGS = ['read', 'change', 'export'] as const
export type Dealing = (typeof DEALINGS)[number]
export const DEALING_WORDS: Readonly<Record<Dealing, string>> = { read: '열람', change: '고침', export: '내보냄' }

const READING = /\.(read|find|file)$/
const EXPORTING = /\.export$/
/** Comings and goings change nothing of a person's data. */
const PASSING = /\.sign(In|Out)$/

/** @returns undefined for what does nothing with anybody's data. */
export function dealingOf(action: string): Dealing | undefined {
  if (READING.test(action)) return 'read'
  if (EXPORTING.test(action)) return 'export'
  return PASSING.test(action) ? undefined : 'change'
}

/** The actions that a filter offers. */
export const AUDIT_ACTIONS: readonly string[] = Object.keys(WORDS)

/** Actors of the log that are no persons of the site. */
export const SYSTEM_ACTORS: Readonly<Record<string, string>> = {
  visitor: '방문자',
  system: '시스템',
  'first-admin': '처음 시작',
  'admin:create': '관리자 명령',
  'data:reseal': '봉인 명령',
  'media:adopt': '파일 등록 명령',
}
