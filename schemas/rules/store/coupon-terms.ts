// What a coupon can be, as the console asks for it and the server checks it.
import { withParticle } from '@/lib/particle'
import { fieldMessage } from '@/schemas/words/messages'
import { codeFault, MOST_PER_MEMBER, type CodeKind } from './coupon-code'
import { MOST_SCOPED, type CouponScope } from './coupon-scope'

export const COUPON_UNITS = ['WON', 'PERCENT'] as const
export type CouponUnit = (typeof COUPON_UNITS)[number]
export const COUPON_UNIT_WORDS: Readonly<Record<CouponUnit, string>> = { WON: '금액', PERCENT: '비율' }

/** Whom it can be given to. */
export const COUPON_AUDIENCES = ['all', 'grade', 'named'] as const
export type CouponAudience = (typeof COUPON_AUDIENCES)[number]
export const COUPON_AUDIENCE_WORDS: Readonly<Record<CouponAudience, string>> = { all: '모든 회원', grade: '등급', named: '지정한 회원' }

export const MEMBER_GRADES = ['BASIC', 'VIP'] as const
export type MemberGrade = (typeof MEMBER_GRADES)[number]
export const MEMBER_GRADE_WORDS: Readonly<Record<MemberGrade, string>> = { BASIC: '일반', VIP: 'VIP' }

/** Nobody has one yet; members have it; it is over, by its time or by staff. */
export const COUPON_STATES = ['ready', 'running', 'ended'] as const
export type CouponState = (typeof COUPON_STATES)[number]
export const COUPON_STATE_WORDS: Readonly<Record<CouponState, string>> = { ready: '준비', running: '진행', ended: '종료' }

/** Of a coupon in the hands of a member, for staff and for the member. */
export const ISSUED_STATES = ['unused', 'used', 'soon', 'expired', 'ended'] as const
export type IssuedState = (typeof ISSUED_STATES)[number]
export const ISSUED_STATE_WORDS: Readonly<Record<IssuedState, string>> = {
  unused: '사용 가능',
  used: '사용함',
  soon: '사용 전',
  expired: '기간 만료',
  ended: '발급 종료',
}

export const COUPON_NAME_MAX = 60
export const MOST_COUPON_WON = 10_000_000
export const MOST_COUPON_PIECES = 10_000_000

export interface CouponTerms extends CouponScope {
  name: string
  unit: CouponUnit
  discount: number
  most: number | null
  minAmount: number
  /** Days in Seoul, both inclusive. */
  from: string
  until: string
  pieces: number | null
  audience: CouponAudience
  grade: MemberGrade | null
  firstOrderYn: 'Y' | 'N'
  codeKind: CodeKind
  /** As typed, of a common one; else empty. */
  code: string
  perMember: number
}
export const COUPON_FIELDS = [
  'name',
  'discount',
  'most',
  'minAmount',
  'from',
  'until',
  'goodsIds',
  'excludedIds',
  'audience',
  'grade',
  'code',
  'perMember',
  'pieces',
] as const
export type CouponField = (typeof COUPON_FIELDS)[number]

const DAY = /^\d{4}-\d{2}-\d{2}$/
const LABELS: Readonly<Record<CouponField, string>> = {
  name: '쿠폰 이름',
  discount: '할인',
  most: '최대 할인 금액',
  minAmount: '최소 주문 금액',
  from: '첫날',
  until: '마지막 날',
  pieces: '수량',
  grade: '등급',
  audience: '대상',
  goodsIds: '쓸 수 있는 상품',
  excludedIds: '제외하는 상품',
  code: '쿠폰 코드',
  perMember: '한 회원이 받는 수',
}

/** A sentence for each field that is wrong. @param today in Seoul. */
export function couponFaults(terms: CouponTerms, today: string): Partial<Record<CouponField, string>> {
  const { name, unit, discount, most, minAmount, from, until, pieces, audience, grade } = terms
  const faults: Partial<Record<CouponField, string>> = {}
  const range = (field: CouponField, value: number, least: number, greatest: number, what: string): void => {
    if (Number.isInteger(value) && value >= least && value <= greatest) return
    const limits = `${least.toLocaleString('ko-KR')}부터 ${greatest.toLocaleString('ko-KR')}`
    faults[field] = `${withParticle(LABELS[field], '은/는')} ${limits}까지의 ${what} 입력해 주세요.`
  }
  if (name.trim() === '') faults.name = fieldMessage('required', LABELS.name)
  if (unit === 'WON') range('discount', discount, 100, MOST_COUPON_WON, '금액으로')
  else range('discount', discount, 1, 100, '숫자로')
  if (unit === 'PERCENT' && most !== null) range('most', most, 100, MOST_COUPON_WON, '금액으로')
  range('minAmount', minAmount, 0, MOST_COUPON_WON, '금액으로')
  if (pieces !== null) range('pieces', pieces, 1, MOST_COUPON_PIECES, '숫자로')
  if (!DAY.test(from)) faults.from = fieldMessage('choose', LABELS.from)
  if (!DAY.test(until)) faults.until = fieldMessage('choose', LABELS.until)
  else if (until < from) faults.until = '마지막 날은 첫날과 같거나 그 뒤여야 합니다.'
  else if (until < today) faults.until = '마지막 날이 이미 지났습니다.'
  if (audience === 'grade' && grade === null) faults.grade = fieldMessage('choose', LABELS.grade)
  return { ...faults, ...scopeFaults(terms), ...codeFaults(terms) }
}

function scopeFaults({ scope, goodsIds, brandIds, categoryIds, excludedIds }: CouponScope): Partial<Record<CouponField, string>> {
  if (scope === 'chosen' && goodsIds.length + brandIds.length + categoryIds.length === 0)
    return { goodsIds: '쓸 수 있는 상품이나 브랜드, 분류를 하나 이상 골라 주세요.' }
  if (Math.max(goodsIds.length, brandIds.length, categoryIds.length) > MOST_SCOPED)
    return { goodsIds: `${MOST_SCOPED}개까지 고를 수 있습니다.` }
  if (excludedIds.length > MOST_SCOPED) return { excludedIds: `${MOST_SCOPED}개까지 고를 수 있습니다.` }
  if (scope === 'chosen' && brandIds.length + categoryIds.length === 0 && goodsIds.every((id) => excludedIds.includes(id)))
    return { excludedIds: '고른 상품을 모두 제외하면 쓸 수 있는 상품이 없습니다.' }
  return {}
}

function codeFaults({ audience, codeKind, code, perMember }: CouponTerms): Partial<Record<CouponField, string>> {
  if (codeKind === 'none') return {}
  const faults: Partial<Record<CouponField, string>> = {}
  if (audience === 'named') faults.audience = '회원이 직접 받는 쿠폰의 대상은 모든 회원이나 등급으로 골라 주세요.'
  const wrong = codeKind === 'common' ? codeFault(code) : undefined
  if (wrong !== undefined) faults.code = wrong
  // What is taken on a page of goods is taken once.
  if (codeKind === 'open') return faults
  if (!Number.isInteger(perMember) || perMember < 1 || perMember > MOST_PER_MEMBER)
    faults.perMember = `${withParticle(LABELS.perMember, '은/는')} 1부터 ${MOST_PER_MEMBER}까지의 숫자로 입력해 주세요.`
  return faults
}

/** Members of one issue by hand. */
export const MOST_NAMED = 2_000

/** Headings of such a column. In Hangul no id can be one; a word that could be an id is a heading in the first row only. */
const HANGUL_HEADING = /^(?:아이디|회원)/
const LATIN_HEADING = /^(?:id|(?:user|login|member)[ _-]?(?:id)?)$/i

/** The ids of a column that was copied out of a sheet; a heading is left out, and what stands twice is one. */
export function readMemberColumn(text: string): string[] {
  const cells = text.split(/\r?\n/).map((line) => (line.split(/\t|,/)[0] ?? '').trim())
  const filled = cells.filter((cell) => cell !== '' && !HANGUL_HEADING.test(cell))
  return [...new Set(filled.filter((cell, at) => at > 0 || !LATIN_HEADING.test(cell)))]
}
