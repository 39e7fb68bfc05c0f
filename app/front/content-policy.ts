// The content security policy. The pages of the page server have one inline script, the same on all of them, which the policy names by
// its hash; what Next writes for one request has a nonce. A script that an editor's text smuggled in has neither, so the browser refuses it.
import { hash, randomBytes } from 'node:crypto'
import { KAKAO_MAP, KAKAO_SDK, KAKAO_SHARER } from '@/schemas/rules/base/kakao-sdk'
import { ORDER_PAGES, PAYMENT_CHECK } from '@/schemas/rules/store/order-pages'
import { PAY_LINK_PAGE } from '@/schemas/rules/store/pay-link'

export type FrameAncestors = 'none' | 'self'

/** Pages that load the script of the identity provider. */
const WITH_IDENTITY_SDK = /^\/(signup\/pcc-popup|verify\/(base|verify))$/
/** Origins that the real provider's script connects to, frames and sends forms to, besides its own. */
const IDENTITY_PROVIDER = 'https://*.portone.io https://*.iamport.co https://*.iamport.kr'

/** Pages that load the script of the payment provider, with the press that pays. */
const WITH_PAYMENT_SDK: readonly string[] = [ORDER_PAGES.payment, PAY_LINK_PAGE, PAYMENT_CHECK.pay]
const PAYMENT_PROVIDER = 'https://*.tosspayments.com'

interface OutsideScripts {
  identity: string | undefined
  payment: string | undefined
}

/** The outside script that the page of this path may load. */
export const outsideScriptAt = (path: string, { identity, payment }: OutsideScripts): string | undefined =>
  WITH_PAYMENT_SDK.includes(path) ? payment : WITH_IDENTITY_SDK.test(path) ? identity : undefined

/** Where the script of the real provider leads to. */
const providerOf = (sdkUrl: string): string =>
  new URL(sdkUrl).hostname.endsWith('.tosspayments.com') ? PAYMENT_PROVIDER : IDENTITY_PROVIDER

/** Names an inline script by its text. */
export const scriptSource = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`

export const newNonce = (): string => randomBytes(16).toString('base64url')

/**
 * @param scripts sources besides 'self': the hash of the page server's script, or the nonce of Next's.
 * @param place the builder frames pages of this site, and shows pictures before they are uploaded.
 * @param sdkUrl of the identity or the payment provider, on the pages that lead to it.
 * @param sharesByKakao allows its script and the form that it sends, because any page may be shared.
 * @param hasKakaoMap allows Kakao's map, on the pages that have a place for one.
 */
export function contentPolicy(
  scripts: readonly string[],
  frames: FrameAncestors = 'none',
  place: 'site' | 'builder' = 'site',
  sdkUrl?: string,
  sharesByKakao = false,
  hasKakaoMap = false,
): string {
  const isBuilder = place === 'builder'
  const map = hasKakaoMap ? KAKAO_MAP : { scripts: [], pictures: [], requests: [] }
  const sdk = [...(sdkUrl === undefined ? [] : [new URL(sdkUrl).origin]), ...(sharesByKakao ? [KAKAO_SDK] : []), ...map.scripts]
  // A simulator needs its script only.
  const provider = sdkUrl?.startsWith('https:') ? ` ${providerOf(sdkUrl)}` : ''
  return [
    `script-src ${["'self'", ...scripts, ...sdk].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${isBuilder ? ' blob:' : ''} ${['https://i.ytimg.com', ...map.pictures].join(' ')}`,
    "font-src 'self' data:",
    "media-src 'self'",
    `frame-src${isBuilder ? " 'self'" : ''} https://www.youtube-nocookie.com${provider}`,
    `connect-src ${["'self'", ...map.requests].join(' ')}${provider}`,
    "object-src 'none'",
    "base-uri 'none'",
    // The provider's script sends a form to the member's carrier or the buyer's bank, which may be any host.
    `form-action 'self'${provider ? ' https:' : sharesByKakao ? ` ${KAKAO_SHARER}` : ''}`,
    `frame-ancestors '${frames}'`,
  ].join('; ')
}

/** Stored files are displayed and never executed, also when a visitor opens an uploaded drawing directly. */
export const FILE_POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox"
