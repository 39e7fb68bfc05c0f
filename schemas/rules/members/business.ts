// What is asked of a business, in its sign-up, in its account and before its design account (foundation 3.5, 5.5).
import { Type, type Static } from 'typebox'
import { formatDate } from '@/schemas/words/dates'
import { pleaseEnter } from '@/schemas/rules/base/required-fault'

/** The fixed list of types, in the order in which they are offered (V-BIZ-3, foundation 3.5). */
export const BUSINESS_TYPES = {
  ti: '인테리어 매장',
  cnstr: '주택 건설',
  design: '설계 사무소',
  matl: '자재 유통',
  etc: '기타',
} as const
export type BusinessType = keyof typeof BUSINESS_TYPES

/** As the tax office has it (P-BIZ-3). */
export const BUSINESS_STATUS = { open: '계속사업자', close: '휴업자', out: '폐업자' } as const
export type BusinessStatus = keyof typeof BUSINESS_STATUS

/** V-BIZ-1, V-BIZ-3 and V-BIZ-4, and the refusal of a temporarily closed business that wants to join. */
export const NOT_VALID = '유효한 사업자가 아닙니다.'
export const CLOSED_NOW = '휴업 상태입니다. 영업을 재개하면 다시 이용할 수 있습니다.'
/** Said where a business that is no registered partner asks for what only partners get (V-SURV-4). */
export const NO_PARTNER_FOUND = '거래처 정보를 확인할 수 없습니다. 서비스 등록 후 다시 시도해 주세요.'
const NUMBER_NEEDED = '사업자등록번호 10자리를 입력해 주세요.'
const TYPE_NEEDED = '업종을 선택해 주세요.'
const DESCRIPTION_NEEDED = '업종을 입력해 주세요.'
const DAY_WRONG = '개업일자 8자리를 입력해 주세요. 예) 20190302'
const PHONE_WRONG = '전화번호를 숫자로 입력해 주세요. 예) 0212345678'

/** Longest texts of a business, as people count signs. */
const BUSINESS_LONGEST = { name: 60, owner: 30, typeDesc: 50, recommender: 30 } as const

/** Korean names of the fields, for the summary of what is wrong. */
export const IDENTITY_LABELS = { bizRegNum: '사업자등록번호', startDt: '개업일자', owner: '대표자명' } as const
export const DETAIL_LABELS = { name: '상호', type: '업종', typeDesc: '업종 설명', phoneNum: '전화번호', recommender: '추천인' } as const

/** What the registry needs to know a business by. */
export const businessIdentity = {
  bizRegNum: Type.String({ title: IDENTITY_LABELS.bizRegNum, maxLength: 20 }),
  startDt: Type.String({ title: IDENTITY_LABELS.startDt, maxLength: 20 }),
  owner: Type.String({ title: IDENTITY_LABELS.owner, maxLength: 100 }),
}
/** What its owner says of it, and may change without the registry. */
export const businessDetails = {
  name: Type.String({ title: DETAIL_LABELS.name, maxLength: 200 }),
  type: Type.String({ title: DETAIL_LABELS.type, maxLength: 20 }),
  typeDesc: Type.Optional(Type.String({ title: DETAIL_LABELS.typeDesc, maxLength: 200 })),
  phoneNum: Type.String({ title: DETAIL_LABELS.phoneNum, maxLength: 30 }),
  recommender: Type.Optional(Type.String({ title: DETAIL_LABELS.recommender, maxLength: 200 })),
}

/** The business of a member as it is sent (foundation 3.5). Its rules are `businessFaults`, said in the words of the form. */
export const BusinessInfo = Type.Object({ ...businessIdentity, ...businessDetails }, { title: '사업자 정보' })
export type BusinessInfo = Static<typeof BusinessInfo>
export type BusinessIdentity = Pick<BusinessInfo, 'bizRegNum' | 'startDt' | 'owner'>
export type BusinessDetails = Omit<BusinessInfo, keyof BusinessIdentity>
type Faults<T> = Partial<Record<keyof T, string | undefined>>

/** Without the dashes and spaces between which people write it: as it is sent (V-BIZ-2, V-BIZ-4). */
export const withoutDashes = (text: string): string => text.replace(/[-\s]/g, '')

/** 3-2-5 (V-BIZ-4); what has no ten digits stays as it is. */
export const shownBusinessNumber = (digits: string): string => digits.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3')

/** V-BIZ-4. Whether such a number was ever given out is `isIssuedNumber` (schemas/rules/base). */
export const businessNumberFault = (text: string): string | undefined => (/^\d{10}$/.test(withoutDashes(text)) ? undefined : NUMBER_NEEDED)

/** A day that was, from 1900 to today in Seoul. @param today yyyyMMdd. */
function isPastDay(text: string, today: string): boolean {
  if (!/^\d{8}$/.test(text) || text < '19000101' || text > today) return false
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6))]
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const tooLong = (label: string, longest: number): string => `${label}에는 ${longest}자까지 입력할 수 있습니다.`
/** Counted as people count: what is one sign to them is one. */
const lengthOf = (text: string): number => [...text].length

function lineFault(label: string, text: string, longest: number): string | undefined {
  if (text.trim() === '') return pleaseEnter(label)
  return lengthOf(text.trim()) > longest ? tooLong(label, longest) : undefined
}

/** V-BIZ-2, V-BIZ-4: what is wrong with what the registry is asked. */
export const businessIdentityFaults = ({ bizRegNum, startDt, owner }: BusinessIdentity, now: Date): Faults<BusinessIdentity> => ({
  bizRegNum: businessNumberFault(bizRegNum),
  startDt: isPastDay(withoutDashes(startDt), formatDate(now).replaceAll('.', '')) ? undefined : DAY_WRONG,
  owner: lineFault('대표자명', owner, BUSINESS_LONGEST.owner),
})

/** V-BIZ-3 with its free text. */
export function businessTypeFaults({ type, typeDesc = '' }: Pick<BusinessDetails, 'type' | 'typeDesc'>): Faults<BusinessDetails> {
  if (!Object.hasOwn(BUSINESS_TYPES, type)) return { type: TYPE_NEEDED }
  if (type !== 'etc') return {}
  if (typeDesc.trim() === '') return { typeDesc: DESCRIPTION_NEEDED }
  return lengthOf(typeDesc) > BUSINESS_LONGEST.typeDesc ? { typeDesc: tooLong('업종', BUSINESS_LONGEST.typeDesc) } : {}
}

export const businessDetailFaults = (details: BusinessDetails): Faults<BusinessDetails> => ({
  name: lineFault('상호', details.name, BUSINESS_LONGEST.name),
  ...businessTypeFaults(details),
  phoneNum: /^(0\d{8,10}|1\d{7})$/.test(withoutDashes(details.phoneNum)) ? undefined : PHONE_WRONG,
  recommender:
    lengthOf(details.recommender ?? '') > BUSINESS_LONGEST.recommender ? tooLong('추천인', BUSINESS_LONGEST.recommender) : undefined,
})

/** Every fault of a business in a form, by field. */
export const businessFaults = (info: BusinessInfo, now: Date): Faults<BusinessInfo> => ({
  ...businessIdentityFaults(info, now),
  ...businessDetailFaults(info),
})

/** As it is stored: digits without dashes, no spaces around words, no free text where the type says it all. */
export const tidyIdentity = ({ bizRegNum, startDt, owner }: BusinessIdentity): BusinessIdentity => ({
  bizRegNum: withoutDashes(bizRegNum),
  startDt: withoutDashes(startDt),
  owner: owner.trim(),
})
export const tidyDetails = ({ name, type, typeDesc = '', phoneNum, recommender = '' }: BusinessDetails): Required<BusinessDetails> => ({
  name: name.trim(),
  type,
  typeDesc: type === 'etc' ? typeDesc.trim() : '',
  phoneNum: withoutDashes(phoneNum),
  recommender: recommender.trim(),
})

/** V-BIZ-1: a business that is not valid is refused, unless staff let it pass. */
export const validityFault = ({ isValid, bypass = false }: { isValid: boolean; bypass?: boolean }): string | undefined =>
  isValid || bypass ? undefined : NOT_VALID

/** Who wants to join must be in business besides (SYS-18): a shut-down business is no valid one. */
export const joiningFault = ({ isValid, status }: { isValid: boolean; status?: BusinessStatus | undefined }): string | undefined =>
  validityFault({ isValid: isValid && status !== 'out' && status !== undefined }) ?? (status === 'close' ? CLOSED_NOW : undefined)
