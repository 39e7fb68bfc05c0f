import { consoleArea } from '@/schemas/rules/base/console-areas'
import { STAGE_WORDS } from '@/schemas/rules/consulting/stages'

interface Detail {
  words: string
  value: string
}

/** What a detail is called, in the order in which a line tells them. Others, such as ids of revisions, say nothing to a reader. */
const WORDS: Readonly<Record<string, string>> = {
  reason: '사유',
  fields: '항목',
  by: '기준',
  found: '찾은 회원',
  name: '이름',
  from: '이전',
  to: '이후',
  title: '제목',
  subject: '제목',
  eventName: '이벤트',
  loginId: '아이디',
  role: '권한',
  roleName: '역할',
  shopName: '매장',
  rights: '권한',
  changed: '바뀐 항목',
  rows: '건수',
  winners: '당첨자 수',
  ended: '끝낸 로그인',
  number: '판',
  draftNumber: '저장 번호',
  version: '저장 번호',
  ops: '바꾼 곳',
  bytes: '크기',
  personalYn: '개인정보 포함',
  snsType: '소셜 계정',
  status: '상태',
  stage: '단계',
  day: '날짜',
  until: '까지',
  search: '찾은 말',
}
const CODES: Readonly<Record<string, string>> = {
  ...STAGE_WORDS,
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
const COUNTED = new Set(['found', 'winners'])

/** The details of a line in Korean words. */
export function detailsInWords(detail: unknown): Detail[] {
  if (typeof detail !== 'object' || detail === null) return []
  const stored = detail as Record<string, unknown>
  return Object.entries(WORDS).flatMap(([name, words]) => {
    if (!Object.hasOwn(stored, name)) return []
    const value = valueOf(name, stored[name])
    return value === '' ? [] : [{ words, value }]
  })
}

function valueOf(name: string, value: unknown): string {
  if (Array.isArray(value)) return COUNTED.has(name) ? `${value.length}` : value.map((one) => codeOf(name, String(one))).join(', ')
  if (typeof value === 'number') return value.toLocaleString('ko-KR')
  return typeof value === 'string' ? codeOf(name, value) : ''
}

function codeOf(name: string, value: string): string {
  if (name === 'fields') return consoleArea('members')?.fields?.find((field) => field.name === value)?.words ?? value
  if (name === 'changed') return consoleArea(value)?.words ?? value
  return name === 'reason' || name === 'name' || name === 'title' ? value : (CODES[value] ?? value)
}
