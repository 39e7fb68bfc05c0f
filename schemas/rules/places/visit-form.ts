// The booking of a visit (SYS-29): its words, its limits and its rules, the same for the form and for the service.
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { requiredFault } from '@/schemas/rules/base/required-fault'
import { formatDay } from '@/schemas/words/dates'
import { seoulClock } from '@/schemas/words/seoul-day'

export const VISIT_LABELS = {
  startsAt: '방문 시간',
  name: '이름',
  phoneNo: '휴대전화 번호',
  email: '이메일',
  people: '방문 인원',
  request: '요청 사항',
  agreed: '개인정보 수집·이용 동의',
} as const

export interface VisitForm {
  /** ISO 8601, of an offered visit. */
  startsAt: string
  name: string
  phoneNo: string
  /** Empty without one. */
  email: string
  people: number
  request: string
  agreed: boolean
}

/** Bookings to come of one person, and changes of one booking by the person. */
export const MOST_VISITS = 3
export const MOST_MOVES = 10
export const MOST_PEOPLE = 10
export const LONGEST_REQUEST = 300
const LONGEST_NAME = 30
const MAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** What is wrong, by field, in the order of the page. */
export function visitFaults(form: VisitForm): Partial<Record<keyof VisitForm, string>> {
  const { startsAt, name, phoneNo, email, people, request, agreed } = form
  const labels = VISIT_LABELS
  const tooLong = (label: string, text: string, most: number): string | undefined =>
    [...text.trim()].length > most ? `${label}에는 ${most}자까지 입력할 수 있습니다.` : undefined
  const isPhone = /^[\d\s-]+$/.test(phoneNo) && /^01[016789]\d{7,8}$/.test(digitsOnly(phoneNo))
  const faults: Partial<Record<keyof VisitForm, string | undefined>> = {
    startsAt: Number.isNaN(Date.parse(startsAt)) ? '방문하실 날과 시간을 골라 주세요.' : undefined,
    name: requiredFault(labels.name, name) ?? tooLong(labels.name, name, LONGEST_NAME),
    phoneNo: requiredFault(labels.phoneNo, phoneNo) ?? (isPhone ? undefined : '휴대전화 번호를 정확히 입력해 주세요. 예) 01012345678'),
    email: email.trim() === '' || MAIL.test(email.trim()) ? undefined : '이메일 주소를 정확히 입력해 주세요.',
    people:
      Number.isInteger(people) && people >= 1 && people <= MOST_PEOPLE
        ? undefined
        : `방문 인원은 1명부터 ${MOST_PEOPLE}명까지 고를 수 있습니다.`,
    request: tooLong(labels.request, request, LONGEST_REQUEST),
    agreed: agreed ? undefined : '개인정보 수집·이용에 동의해 주세요.',
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

export const VISIT_STATES = ['booked', 'cancelled', 'came', 'missed'] as const
export type VisitState = (typeof VISIT_STATES)[number]
export const VISIT_STATE_WORDS: Readonly<Record<VisitState, string>> = {
  booked: '예약',
  cancelled: '취소',
  came: '방문함',
  missed: '오지 않음',
}

/** `14:30` in Seoul. */
export const visitClock = (moment: string | Date): string => seoulClock(moment)
/** `2026.06.01 (월) 14:30` */
export const visitMoment = (moment: string | Date): string => `${formatDay(moment)} ${visitClock(moment)}`

/** The page of one booking; its key is in the messages to the person, and opens this booking alone. */
export const visitPath = (key: string): string => `/zin/exhibition/visit?key=${encodeURIComponent(key)}`
/** Where a place is booked that has no page of its own. */
export const bookPath = (place: string): string => `/zin/exhibition/visit?place=${encodeURIComponent(place)}`
