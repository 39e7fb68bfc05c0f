// What a winner answers about a prize: the same rules for the form and for the service.
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { requiredFault } from '@/schemas/rules/base/required-fault'

export const PRIZE_STATES = ['waiting', 'accepted', 'declined'] as const
export type PrizeState = (typeof PRIZE_STATES)[number]
export const PRIZE_STATE_WORDS: Readonly<Record<PrizeState, string>> = {
  waiting: '답을 기다림',
  accepted: '받기로 함',
  declined: '받지 않기로 함',
}

/** Above it a prize is taxed (제세공과금, 22 %). */
export const TAX_FREE_WON = 50_000
export const isTaxed = (won: number): boolean => won > TAX_FREE_WON
export const taxOf = (won: number): number => Math.floor(won * 0.022) * 10

export const PRIZE_LABELS = {
  name: '받는 분',
  phoneNo: '휴대전화 번호',
  zipCode: '우편번호',
  address: '주소',
  addressDetail: '상세 주소',
  taxName: '신분증의 이름',
  taxAgreed: '제세공과금 안내 확인',
  agreed: '개인정보 수집·이용 동의',
} as const

export interface PrizeForm {
  name: string
  phoneNo: string
  zipCode: string
  address: string
  addressDetail: string
  taxName: string
  taxAgreed: boolean
  agreed: boolean
}

/**
 * It is asked by telephone or on paper, and never stored, however it is typed: a birthday, the digit of the century and six more, with signs,
 * spaces or what nobody sees between any of them.
 */
const DIGITS = ['\\d', '\\d', '(?:0_[1-9]|1_[0-2])', '(?:0_[1-9]|[12]_\\d|3_[01])', '[1-8]', ...Array<string>(6).fill('\\d')].join('_')
const RESIDENT_NUMBER = new RegExp(`(?<!\\d)${DIGITS.replaceAll('_', '[^\\p{L}\\d]{0,3}')}(?!\\d)`, 'u')
const hasResidentNumber = (text: string): boolean => RESIDENT_NUMBER.test(text.normalize('NFKC'))
const LONGEST = { name: 30, address: 200, addressDetail: 100, taxName: 30 } as const

/** What is wrong, by field, in the order of the form. @param isOfTaxed whether the prize is taxed. */
export function prizeFaults(form: PrizeForm, isOfTaxed: boolean): Partial<Record<keyof PrizeForm, string>> {
  const needed = (field: keyof typeof LONGEST): string | undefined =>
    requiredFault(PRIZE_LABELS[field], form[field]) ?? tooLong(form, field)
  const isPhone = /^[\d\s-]+$/.test(form.phoneNo) && /^01[016789]\d{7,8}$/.test(digitsOnly(form.phoneNo))
  const isZip = /^\d{5}$/.test(form.zipCode.trim())
  const faults: Partial<Record<keyof PrizeForm, string | undefined>> = {
    name: needed('name') ?? nameFault(form.name),
    phoneNo:
      requiredFault(PRIZE_LABELS.phoneNo, form.phoneNo) ?? (isPhone ? undefined : '휴대전화 번호를 정확히 입력해 주세요. 예) 01012345678'),
    zipCode: requiredFault(PRIZE_LABELS.zipCode, form.zipCode) ?? (isZip ? undefined : '우편번호 다섯 자리를 입력해 주세요.'),
    address: needed('address'),
    addressDetail: tooLong(form, 'addressDetail'),
    taxName: isOfTaxed ? (needed('taxName') ?? nameFault(form.taxName)) : undefined,
    taxAgreed: isOfTaxed && !form.taxAgreed ? '제세공과금 안내를 확인해 주세요.' : undefined,
    agreed: form.agreed ? undefined : '개인정보 수집·이용에 동의해 주세요.',
  }
  for (const field of ['name', 'address', 'addressDetail', 'taxName'] as const)
    if (hasResidentNumber(form[field]) || (field === 'addressDetail' && hasResidentNumber(form.address + form.addressDetail)))
      faults[field] = '주민등록번호는 적지 말아 주세요. 전화나 서면으로만 여쭙습니다.'
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

/** Names of foreigners have spaces, points and hyphens. */
const nameFault = (name: string): string | undefined =>
  /^[\p{L}][\p{L} .'-]*$/u.test(name.trim()) ? undefined : '이름은 글자로만 적어 주세요.'

const tooLong = (form: PrizeForm, field: keyof typeof LONGEST): string | undefined =>
  [...form[field].trim()].length > LONGEST[field] ? `${PRIZE_LABELS[field]}에는 ${LONGEST[field]}자까지 입력할 수 있습니다.` : undefined

/** The page on which a winner answers. */
export const prizePath = (prizeSeq: number): string => `/mypage/activity/prize?prize=${prizeSeq}`
