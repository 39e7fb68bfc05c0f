import { consoleArea } from '@/schemas/rules/base/console-areas'
import { STAGE_WORDS } from '@/schemas/rules/consulting/stages'
import { VISIT_STATE_WORDS } from '@/schemas/rules/places/visit-form'
import { DECISION_WORDS } from '@/schemas/rules/content/recruitment'
import { EventForm, TEMPLATE_WORDS } from '@/schemas/rules/events/event-form'
import { carrierWords } from '@/schemas/rules/store/carriers'
import { ORDER_WORDS } from '@/schemas/rules/store/order-states'
import { REFUND_ACT_WORDS } from '@/schemas/rules/store/refund-requests'
import { RETURN_KIND_WORDS } from '@/schemas/rules/store/return-states'
import { wonWords } from '@/schemas/rules/store/won-words'
import { formatBytes } from '@/schemas/words/format-bytes'
import { formatDateTime } from '@/schemas/words/dates'

interface Detail {
  words: string
  value: string
}

/** What a detail is called, in the order in which a line tells them. Others, such as ids of revisions, say nothing to a reader. */
const WORDS: Readonly<Record<string, string>> = {
  reason: '사유',
  fields: '항목',
  by: '기준',
  act: '하는 일',
  found: '찾은 회원',
  name: '이름',
  orderId: '주문',
  amount: '금액',
  fee: '뺀 금액',
  feeReason: '감액하는 사유',
  points: '포인트',
  pieces: '수량',
  carrier: '택배사',
  trackingNo: '송장 번호',
  kind: '종류',
  state: '상태',
  decision: '결정',
  from: '이전',
  to: '이후',
  title: '제목',
  subject: '제목',
  eventName: '이벤트',
  eventType: '템플릿',
  loginId: '아이디',
  role: '권한',
  roleName: '역할',
  shopName: '매장',
  rights: '권한',
  changed: '바뀐 항목',
  rows: '건수',
  faults: '어긋난 것',
  winners: '당첨자 수',
  given: '발급한 회원 수',
  issued: '발급한 수',
  chosen: '선정한 수',
  passed: '미선정한 수',
  ended: '끝낸 로그인',
  number: '버전',
  draftNumber: '저장 번호',
  version: '저장 번호',
  ops: '바꾼 곳',
  bytes: '용량',
  personalYn: '개인정보 포함',
  snsType: '소셜 계정',
  status: '상태',
  stage: '단계',
  day: '날짜',
  until: '까지',
  factor: '확인 방법',
  breakGlass: '비상 계정',
  why: '이유',
  codesLeft: '남은 복구 코드',
  needsFactor: '2단계 인증 필수',
  hours: '최대 로그인 시간',
  search: '찾은 말',
  month: '달',
  findings: '튀는 것',
  hash: '봉인 값',
  note: '메모 번호',
  letters: '글자 수',
}
const CODES: Readonly<Record<string, string>> = {
  ...STAGE_WORDS,
  telephone: '휴대전화 코드',
  passkey: '패스키',
  recovery: '복구 코드',
  password: '비밀번호',
  Y: '예',
  N: '아니요',
  adm: '관리자',
  mng: '매니저',
  memberId: '아이디',
  mobileNo: '휴대전화',
  email: '이메일',
  ci: '연계정보(CI)',
  bizRegNum: '사업자등록번호',
  memberNo: '회원 번호',
  KAKAO: '카카오',
  NAVER: '네이버',
  APPLE: 'Apple',
}
/** Codes that mean something else elsewhere, by the noun of the action. */
const CODES_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  order: ORDER_WORDS,
  return: RETURN_KIND_WORDS,
  refund: REFUND_ACT_WORDS,
  visit: VISIT_STATE_WORDS,
  recruit: DECISION_WORDS,
  event: TEMPLATE_WORDS,
  staff: {
    directory: '회사 계정',
    companyOnly: '회사 계정으로만 로그인',
    left: '회사에서 사용 중지',
    noRole: '역할을 주는 그룹 없음',
    unknown: '등록되지 않은 사람',
    link: '연결되지 않은 회사 계정',
    blocked: '사용 중지된 운영자',
  },
}
const MONEY = new Set(['amount', 'fee'])
const FIELDS = EventForm.properties as Readonly<Record<string, { title?: string }>>
const ISO = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
/** What people typed, as it stands. */
const TYPED = new Set(['reason', 'feeReason', 'name', 'title', 'subject', 'eventName', 'search', 'loginId', 'trackingNo', 'orderId'])
const COUNTED = new Set(['found', 'winners'])

/** The details of a line in Korean words. */
export function detailsInWords(action: string, detail: unknown): Detail[] {
  if (typeof detail !== 'object' || detail === null) return []
  const stored = detail as Record<string, unknown>
  const noun = action.slice(0, action.indexOf('.'))
  return Object.entries(WORDS).flatMap(([name, words]) => {
    if (!Object.hasOwn(stored, name)) return []
    const value = valueOf(noun, name, stored[name])
    return value === '' ? [] : [{ words, value }]
  })
}

function valueOf(noun: string, name: string, value: unknown): string {
  if (Array.isArray(value)) return COUNTED.has(name) ? `${value.length}` : value.map((one) => codeOf(noun, name, String(one))).join(', ')
  if (typeof value === 'number' && name === 'bytes') return formatBytes(value)
  if (typeof value === 'number') return MONEY.has(name) ? wonWords(value) : value.toLocaleString('ko-KR')
  return typeof value === 'string' ? codeOf(noun, name, value) : ''
}

function codeOf(noun: string, name: string, value: string): string {
  if (TYPED.has(name)) return value
  if (name === 'fields') return consoleArea('members')?.fields?.find((field) => field.name === value)?.words ?? value
  // Its parts have titles of their own; together they are what people do.
  if (name === 'changed' && noun === 'event' && value === 'game') return '참여 내용'
  if (name === 'changed') return (noun === 'event' ? FIELDS[value]?.title : undefined) ?? consoleArea(value)?.words ?? value
  if (name === 'carrier') return carrierWords(value)
  if (ISO.test(value)) return formatDateTime(value)
  const own = CODES_OF[noun]
  if (own && Object.hasOwn(own, value)) return own[value]!
  return Object.hasOwn(CODES, value) ? CODES[value]! : value
}
