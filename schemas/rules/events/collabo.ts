// The consultation form of a collaboration event (SYS-38, S-COLLABO-1).
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { requiredFault } from '@/schemas/rules/base/required-fault'

/** `EVENT_TAB` of the events that are shown at /event/collabo. */
export const COLLABO = 'collabo'
export const COLLABO_PAGE = '/event/collabo'
const COLLABO_FORM = '/event/collabo/form'
/** The window in which the form opens. */
export const COLLABO_WINDOW = { name: 'collabo', width: 1300, height: 920 } as const
/** Maximum stored and sent length of the inflow data. */
export const LONGEST_INFLOW = 500

export const COLLABO_LABELS = {
  name: '이름',
  phoneNo: '휴대전화 번호',
  address: '주소',
  contents: '상담 내용',
  agreed: '개인정보 수집·이용 동의',
} as const

export interface CollaboForm {
  name: string
  phoneNo: string
  address: string
  contents: string
  /** Nothing personal is taken without it. */
  agreed: boolean
}

const LONGEST = { name: 30, address: 200, contents: 1_000 } as const
const lengthOf = (text: string): number => [...text.trim()].length
const longestFault = (label: string, text: string, most: number): string | undefined =>
  lengthOf(text) > most ? `${label}에는 ${most.toLocaleString('ko-KR')}자까지 입력할 수 있습니다.` : undefined

/** What is wrong, by field; 상담 내용 may be left out. */
export function collaboFaults({ name, phoneNo, address, contents, agreed }: CollaboForm): Partial<Record<keyof CollaboForm, string>> {
  const faults: Partial<Record<keyof CollaboForm, string | undefined>> = {
    name: requiredFault(COLLABO_LABELS.name, name) ?? longestFault(COLLABO_LABELS.name, name, LONGEST.name),
    phoneNo: requiredFault(COLLABO_LABELS.phoneNo, phoneNo) ?? phoneFault(phoneNo),
    address: requiredFault(COLLABO_LABELS.address, address) ?? longestFault(COLLABO_LABELS.address, address, LONGEST.address),
    contents: longestFault(COLLABO_LABELS.contents, contents, LONGEST.contents),
    agreed: agreed ? undefined : '개인정보 수집·이용에 동의해 주세요.',
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}

const phoneFault = (text: string): string | undefined =>
  /^01[016789]\d{7,8}$/.test(digitsOnly(text)) ? undefined : '휴대전화 번호를 정확히 입력해 주세요. 예) 01012345678'

/** The stored form: trimmed texts, the number in digits. */
export const tidyCollabo = ({ name, phoneNo, address, contents }: Omit<CollaboForm, 'agreed'>): Record<string, string> => ({
  name: name.trim(),
  phoneNo: digitsOnly(phoneNo),
  address: address.trim(),
  contents: contents.trim(),
})

/** Where the form opens, with the event and how its visitor came (CollaboRequest). */
export function collaboFormPath(eventId: number | string, inflow: string): string {
  const query = new URLSearchParams({ eventId: String(eventId) })
  if (inflow) query.set('inflow', inflow.slice(0, LONGEST_INFLOW))
  return `${COLLABO_FORM}?${query.toString()}`
}

/**
 * How the visitor came: the campaign's parameters of this URL or of the one by which they came today, otherwise the site that
 * they came from.
 * @param campaign value of the campaign cookie (schemas/rules/base/campaign.ts); '' without one.
 */
export function inflowOf({
  search,
  campaign,
  referrer,
  host,
}: {
  search: string
  campaign: string
  referrer: string
  host: string
}): string {
  const here = campaignIn(search)
  if (here) return here
  try {
    const { url = '' } = JSON.parse(decodeURIComponent(campaign)) as { url?: string }
    const remembered = campaignIn(url.slice(url.indexOf('?') + 1))
    if (remembered) return remembered
  } catch {
    // No campaign, or none that this build wrote.
  }
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined
  return from && from.host !== host ? from.host : ''
}

function campaignIn(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name, value]) => (name.startsWith('utm_') || name === 'inflow') && value)
  return new URLSearchParams(kept).toString().slice(0, LONGEST_INFLOW)
}
