// Road addresses of the whole country, by the public interface of the interior ministry (juso.go.kr, addrLinkApi).
import { fetchJson } from './fetch-json'
import { unexpectedAnswer, type PortResult } from './port-result'

export interface FoundAddress {
  /** Five digits. */
  postCode: string
  /** As stored: the road address without the part in brackets. */
  address: string
  /** The part in brackets: the quarter and the name of the building. */
  extraAddress: string
  road: string
  jibun: string
}

interface Row {
  roadAddr?: string
  roadAddrPart1?: string
  roadAddrPart2?: string
  jibunAddr?: string
  zipNo?: string
}
interface JusoAnswer {
  results?: { common?: { errorCode?: string; errorMessage?: string; totalCount?: string }; juso?: Row[] | null }
}

/** Characters and words that the service refuses as an attack. */
const REFUSED = /[%=><[\]]|\b(?:or|select|insert|delete|update|create|drop|exec|union|fetch|declare|truncate)\b/gi

/** Maximum length of a search text. */
export const ADDRESS_KEYWORD = 80

export async function searchAddresses(
  { apiUrl, apiKey }: { apiUrl: string; apiKey: string },
  { keyword, page, size }: { keyword: string; page: number; size: number },
): Promise<PortResult<{ items: FoundAddress[]; totalCount: number }>> {
  const asked = keyword.replace(REFUSED, ' ').trim().slice(0, ADDRESS_KEYWORD)
  if (asked === '') return { ok: true, value: { items: [], totalCount: 0 } }
  const query = new URLSearchParams({
    confmKey: apiKey,
    currentPage: String(page),
    countPerPage: String(size),
    keyword: asked,
    resultType: 'json',
  })
  const answer = await fetchJson(`${apiUrl}/addrlink/addrLinkApi.do?${query.toString()}`)
  if (!answer.ok) return answer
  const { common, juso } = (answer.value.body as JusoAnswer | undefined)?.results ?? {}
  if (answer.value.status !== 200 || common?.errorCode === undefined) return unexpectedAnswer(answer.value)
  // Too short, too general: the message says what to type (E0005 to E0015 concern the keyword).
  if (common.errorCode !== '0') {
    const isOfWords = /^E00(0[5-9]|1[0-5])$/.test(common.errorCode)
    return { ok: false, code: common.errorCode, message: isOfWords ? (common.errorMessage ?? '') : '', retryable: !isOfWords }
  }
  return { ok: true, value: { items: (juso ?? []).map(foundOf), totalCount: Number(common.totalCount ?? 0) } }
}

const foundOf = ({ roadAddr = '', roadAddrPart1 = roadAddr, roadAddrPart2 = '', jibunAddr = '', zipNo = '' }: Row): FoundAddress => ({
  postCode: zipNo,
  address: roadAddrPart1.trim(),
  extraAddress: roadAddrPart2.trim(),
  road: roadAddr.trim(),
  jibun: jibunAddr.trim(),
})
