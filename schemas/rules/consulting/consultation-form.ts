// The request form of a consultation (SYS-31): its words, its limits and its rules, the same for the form and for the service.
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { requiredFault } from '@/schemas/rules/base/required-fault'

export const CONSULTATION_LABELS = {
  categories: '상담 품목',
  name: '이름',
  phoneNo: '휴대전화 번호',
  address: '주소',
  startDt: '시공 예정 기간',
  contents: '상담 내용',
  files: '사진',
  agreed: '개인정보 수집·이용 동의',
} as const

export interface ConsultationForm {
  /** Ids of product categories. */
  categories: readonly string[]
  name: string
  phoneNo: string
  address: string
  /** `2026-06-01`. */
  startDt: string
  endDt: string
  contents: string
  agreed: boolean
}

const LONGEST = { name: 30, address: 200 } as const
export const LONGEST_CONTENTS = 1_000
export const MOST_CATEGORIES = 20
export const MOST_FILES = 10
/** V-CP-2, C-CP: the two days are fewer than seven apart. */
export const PERIOD_DAYS = 7
/** Nobody plans further ahead, and a mistyped year is found. */
const FURTHEST_YEARS = 2

export const PERIOD_WANTED = '시공 예정 기간을 입력해 주세요.'
export const PERIOD_TOO_LONG = '시공 예정 기간은 최대 7일까지 선택해 주세요.'
export const PERIOD_BACKWARDS = '시공을 마치는 날은 시작하는 날과 같거나 그 뒤여야 합니다.'
export const PERIOD_PAST = '시공 예정 기간은 오늘부터 선택할 수 있습니다.'
export const PERIOD_TOO_FAR = '시공 예정 기간은 2년 안에서 선택해 주세요.'

const DAY = 86_400_000
/** Midnight of a day that exists; NaN for `2026-02-30` and for what is no day. */
function dayNumber(day: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return Number.NaN
  const time = Date.parse(`${day}T00:00:00Z`)
  return new Date(Number.isNaN(time) ? 0 : time).toISOString().startsWith(day) ? time / DAY : Number.NaN
}

/** V-CP-1, V-CP-2, and days that can still come. @param today the day in Seoul, `2026-06-01`. */
export function periodFault(startDt: string, endDt: string, today: string): string | undefined {
  const [start, end] = [dayNumber(startDt), dayNumber(endDt)]
  if (Number.isNaN(start) || Number.isNaN(end)) return PERIOD_WANTED
  if (end < start) return PERIOD_BACKWARDS
  if (end - start >= PERIOD_DAYS) return PERIOD_TOO_LONG
  if (startDt < today) return PERIOD_PAST
  return endDt > lastPlannableDay(today) ? PERIOD_TOO_FAR : undefined
}

/** The last day that a period may contain. */
export const lastPlannableDay = (today: string): string => `${Number(today.slice(0, 4)) + FURTHEST_YEARS}${today.slice(4)}`
/** Nights between two days. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)
/** The day some days later. */
export const daysLater = (day: string, days: number): string => new Date((dayNumber(day) + days) * DAY).toISOString().slice(0, 10)

const longestFault = (label: string, text: string, most: number): string | undefined =>
  [...text.trim()].length > most ? `${label}에는 ${most.toLocaleString('ko-KR')}자까지 입력할 수 있습니다.` : undefined

/** A mobile number, with or without hyphens and spaces; a number with letters is none. */
const phoneFault = (text: string): string | undefined =>
  /^[\d\s-]+$/.test(text) && /^01[016789]\d{7,8}$/.test(digitsOnly(text))
    ? undefined
    : '휴대전화 번호를 정확히 입력해 주세요. 예) 01012345678'

/** What is wrong, by field, in the order of the page. @param today the day in Seoul. */
export function consultationFaults(form: ConsultationForm, today: string): Partial<Record<keyof ConsultationForm, string>> {
  const { categories, name, phoneNo, address, startDt, endDt, contents, agreed } = form
  const labels = CONSULTATION_LABELS
  const faults: Partial<Record<keyof ConsultationForm, string | undefined>> = {
    categories: categories.length === 0 ? '상담받을 품목을 선택해 주세요.' : undefined,
    name: requiredFault(labels.name, name) ?? longestFault(labels.name, name, LONGEST.name),
    phoneNo: requiredFault(labels.phoneNo, phoneNo) ?? phoneFault(phoneNo),
    address: requiredFault(labels.address, address) ?? longestFault(labels.address, address, LONGEST.address),
    startDt: periodFault(startDt, endDt, today),
    contents: requiredFault(labels.contents, contents) ?? longestFault(labels.contents, contents, LONGEST_CONTENTS),
    agreed: agreed ? undefined : '개인정보 수집·이용에 동의해 주세요.',
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

/** The categories that a URL names (S-CONSREQ-1): each once, and no more than a form has. */
export const categoriesIn = (checkValue: string | undefined): string[] =>
  [...new Set((checkValue ?? '').split(',').map((one) => one.trim()))].filter((one) => /^[\w-]{1,40}$/.test(one)).slice(0, MOST_CATEGORIES)
