// The application for the reviewer community: its words, its limits and its rules, the same for the form and for the service.
import { requiredFault } from '@/schemas/rules/base/required-fault'
import { isWebUrl, URL_WRONG } from '@/schemas/rules/base/is-web-url'

/** As a member gave them. */
export interface ApplicationAnswers {
  /** Addresses of the member's blogs and accounts, the main one first. */
  snsUrls: string[]
  /** Code of the group homeType; empty where the member left it out. */
  housingType: string
  motive: string
}
export interface ApplicationForm extends ApplicationAnswers {
  agreed: boolean
}

export const APPLICATION_LABELS = {
  snsUrls: 'SNS 주소',
  housingType: '주거 형태',
  motive: '지원 동기',
  agreed: '개인정보 수집·이용 동의',
} as const

export const MOST_URLS = 3
export const LONGEST_URL = 300
export const SHORTEST_MOTIVE = 100
export const LONGEST_MOTIVE = 1_000
export const FORM_PAGE = '/zin/brand/zenne/recruitment/application'

/** What is stored: no spaces at the ends, and no empty or repeated address. */
export const tidyAnswers = ({ snsUrls, housingType, motive }: ApplicationAnswers): ApplicationAnswers => ({
  snsUrls: [...new Set(snsUrls.map((url) => url.trim()).filter(Boolean))],
  housingType: housingType.trim(),
  motive: motive.trim(),
})

export const urlFault = (url: string): string | undefined => {
  if (!url.trim()) return undefined
  if (!isWebUrl(url)) return URL_WRONG
  return url.trim().length > LONGEST_URL ? `SNS 주소는 ${LONGEST_URL}자까지 입력할 수 있습니다.` : undefined
}

function motiveFault(motive: string): string | undefined {
  const { length } = [...motive.trim()]
  const isShort = length < SHORTEST_MOTIVE
  return (
    requiredFault(APPLICATION_LABELS.motive, motive) ??
    (isShort || length > LONGEST_MOTIVE
      ? `지원 동기는 ${SHORTEST_MOTIVE}자 이상 ${LONGEST_MOTIVE.toLocaleString('ko-KR')}자 이하로 입력해 주세요. 지금 ${length.toLocaleString('ko-KR')}자입니다.`
      : undefined)
  )
}

/** What is wrong, by field, in the order of the page. */
export function applicationFaults(form: ApplicationForm): Partial<Record<keyof ApplicationForm, string>> {
  const { snsUrls, motive, agreed } = form
  const faults: Partial<Record<keyof ApplicationForm, string | undefined>> = {
    snsUrls: requiredFault(APPLICATION_LABELS.snsUrls, snsUrls.join('')) ?? snsUrls.map(urlFault).find(Boolean),
    motive: motiveFault(motive),
    agreed: agreed ? undefined : '개인정보 수집·이용에 동의해 주세요.',
  }
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))
}
