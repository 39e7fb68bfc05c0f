// Samples by post: what is asked for, what is wrong with a request, and how it stands. The same for the page, for its service and for the desk.
import { deliveryFaults, type DeliveryAddress } from './delivery-address'

export const SAMPLE_STATES = ['requested', 'preparing', 'sent', 'cancelled'] as const
export type SampleState = (typeof SAMPLE_STATES)[number]
export const SAMPLE_STATE_WORDS: Readonly<Record<SampleState, string>> = {
  requested: '신청',
  preparing: '준비',
  sent: '발송',
  cancelled: '취소',
}

/** What the shop allows, as staff write it beside the terms of orders. */
export interface SampleTerms {
  /** Products of one request. */
  most: number
  /** Requests of a member, of a telephone number and of a house within `days`; 0 while no samples are sent. */
  times: number
  days: number
  /** Days after which the data of a request that has ended are erased. */
  eraseDays: number
}

/** Consent is given for so long: staff may erase earlier, and not later (the term of type 24). */
export const LONGEST_SAMPLE_DAYS = 90
export const FIRST_SAMPLE_TERMS: SampleTerms = { most: 5, times: 1, days: 30, eraseDays: LONGEST_SAMPLE_DAYS }
/** The most that staff may allow. */
export const MOST_SAMPLES = 5

/** Why a product of the list cannot be sent; `open` where it can. */
export const SAMPLE_FITS = ['open', 'soldOut', 'ended', 'gone'] as const
export type SampleFit = (typeof SAMPLE_FITS)[number]
export const SAMPLE_FIT_WORDS: Readonly<Record<Exclude<SampleFit, 'open'>, string>> = {
  soldOut: '품절되어 지금은 샘플을 보내 드리지 못합니다.',
  ended: '샘플 신청이 끝난 제품입니다.',
  gone: '더 이상 판매하지 않는 제품입니다.',
}

export const SAMPLE_LABELS = {
  name: '받는 분',
  phoneNo: '휴대전화 번호',
  address: '주소',
  addressDetail: '상세 주소',
  agreed: '개인정보 수집·이용 동의',
} as const
export type SampleForm = DeliveryAddress & { agreed: boolean }

/** What is wrong, by field, in the order of the page. News goes out by text, so that the number is one of a mobile. */
export function sampleFaults({ agreed, ...place }: SampleForm): Partial<Record<keyof typeof SAMPLE_LABELS, string>> {
  const { phoneNo, ...faults } = deliveryFaults(place)
  const isMobile = /^01[016789]\d{7,8}$/.test(place.phoneNo.replace(/\D/g, ''))
  const phone = phoneNo ?? (isMobile ? undefined : '문자로 안내를 받으실 휴대전화 번호를 입력해 주세요. 예) 01012345678')
  return {
    ...faults,
    ...(phone ? { phoneNo: phone } : {}),
    ...(agreed ? {} : { agreed: '개인정보 수집·이용에 동의해 주세요.' }),
  }
}

/** Until staff prepare it, its person may take it back. */
export const isCancellable = (state: SampleState): boolean => state === 'requested'

/** Of a request that preparing leaves as it is. */
export const whyNotPrepared = (state: SampleState): string | undefined =>
  state === 'requested' ? undefined : `이미 ‘${SAMPLE_STATE_WORDS[state]}’ 상태입니다.`

export const sampleFull = (most: number): string =>
  `샘플은 한 번에 ${most}개까지 신청하실 수 있습니다. 더 담으시려면 목록에서 하나를 빼 주세요.`

/** The page of the list; `?add=` and a product put it into the list of this browser. */
export const SAMPLES_PATH = '/zin/samples'
/** One request; the key opens it alone. */
export const samplePath = (key: string): string => `${SAMPLES_PATH}?key=${encodeURIComponent(key)}`

/** What a browser has stored of the list, which may be anything. */
export function readSampleList(stored: unknown, most = MOST_SAMPLES): string[] {
  if (!Array.isArray(stored)) return []
  const ids = stored.filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= 60)
  return [...new Set(ids)].slice(0, most)
}

/** The list with one more product, each once; refused where it is full. */
export function addSample(list: readonly string[], id: string, most: number): { list: readonly string[]; isFull: boolean } {
  if (list.includes(id)) return { list, isFull: false }
  return list.length >= most ? { list, isFull: true } : { list: [...list, id], isFull: false }
}
