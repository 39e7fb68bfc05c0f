// URLs that a member sends in: of a shared post, or of a review. Each kind has its own test (CX-27).
import { isWebUrl, URL_WRONG } from '@/schemas/rules/base/is-web-url'
import { REVIEW_URLS } from './event-game'

export const URL_WANTED = '공유한 URL을 입력해 주세요.'
export const URL_TWICE = '동일한 URL을 중복으로 등록할 수 없습니다.'

/** Host without port, of an address of a review. */
const REVIEW_HOST = /^(?:https?|ftp):\/\/([^\s/?#:@]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i
const DOMAIN_PART = /^[\p{L}\p{N}][\p{L}\p{N}.-]*$/u

/** V-REV-4: http, https or ftp; before the last dot 2 to 256 characters, after it 2 to 6 letters. */
export function isReviewUrl(url: string): boolean {
  const host = REVIEW_HOST.exec(url)?.[1] ?? ''
  const dot = host.lastIndexOf('.')
  const domain = host.slice(0, Math.max(dot, 0))
  return domain.length >= 2 && domain.length <= 256 && DOMAIN_PART.test(domain) && /^[a-z]{2,6}$/i.test(host.slice(dot + 1))
}

/** Parameters that say where a reader came from, and never what they read. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|igshid|igsh|si)$/i

/**
 * The normalised form of a URL: two URLs of the same page are equal (V-REV-3, E-RES-501). Without scheme, letter case of the host,
 * `www.`, the port of the scheme, fragment, tracking parameters and the last slash.
 */
export function addressKey(url: string): string {
  const text = url.trim()
  if (!URL.canParse(text)) return text
  const address = new URL(text)
  for (const name of [...address.searchParams.keys()]) if (TRACKING.test(name)) address.searchParams.delete(name)
  return `${address.host.replace(/^www\./, '')}${address.pathname.replace(/\/+$/, '')}${address.search}`
}

/** What is wrong with one of several addresses, and at which place, from 0. */
export interface UrlFault {
  at: number
  message: string
}

/** V-REV-1 to 4: the first address is needed, two more may be given, and none twice. */
export function reviewFault(urls: readonly string[]): UrlFault | undefined {
  const given = urls.slice(0, REVIEW_URLS).map((url) => url.trim())
  if (!given[0]) return { at: 0, message: URL_WANTED }
  const wrong = given.findIndex((url) => url !== '' && !isReviewUrl(url))
  if (wrong >= 0) return { at: wrong, message: URL_WRONG }
  const keys = given.map(addressKey)
  const twice = keys.findIndex((key, i) => key !== '' && keys.indexOf(key) < i)
  return twice >= 0 ? { at: twice, message: URL_TWICE } : undefined
}

/** V-VQ-5: where a video quiz wants an address it is needed, and of the web. */
export function shareUrlFault(url: string): string | undefined {
  const text = url.trim()
  if (text === '') return URL_WANTED
  return isWebUrl(text) ? undefined : URL_WRONG
}
