// The headers that every answer carries. A live page gets a nonce. A kept page cannot: it is rendered with one all the same,
// the inline scripts that carry it are hashed, and the nonce is taken out of the bytes. A script that an editor's text smuggled
// in carries no nonce, so it has no hash either, and the browser refuses it on kept pages as on live ones.
import { createHash, randomBytes } from 'node:crypto'
import { KAKAO_SDK, KAKAO_SHARER } from '@/schemas/rules/base/kakao-sdk'

export type FrameAncestors = 'none' | 'self'

/** Pages and answers of ours that stand in a window which another of our pages opened and waits for, on their way to a provider. */
const IN_POPUP =
  /^(\/signup\/pcc-(popup|result)|(\/direct)?\/login\/(loginkakao|loginkakaoResult)|\/login\/social-popup|\/auth\/svc\/social\/.+)$/
/** Pages that bring in the script of the identity provider. */
const WITH_IDENTITY_SDK = /^\/(signup\/pcc-popup|verify\/(base|verify))$/
/** What the real provider's script asks, shows and sends forms to on the way to a carrier, besides its own origin. */
const IDENTITY_PROVIDER = 'https://*.portone.io https://*.iamport.co https://*.iamport.kr'

/** Headers that some addresses carry in place of everybody's (securityHeaders). */
export function headersAt(path: string): [string, string][] {
  // With `allow-popups` a window of ours that goes on to a provider would be taken from the page that opened it.
  return IN_POPUP.test(path) ? [['cross-origin-opener-policy', 'unsafe-none']] : []
}

/** The script that a page of this address may bring in from outside. @param sdkUrl of the identity provider. */
export const outsideScriptAt = (path: string, sdkUrl: string | undefined): string | undefined =>
  sdkUrl !== undefined && WITH_IDENTITY_SDK.test(path) ? sdkUrl : undefined

export const newNonce = (): string => randomBytes(16).toString('base64url')

/**
 * @param scripts sources besides 'self': hashes of a kept page, or the nonce of a live one.
 * @param place the builder frames pages of this site, and shows pictures before they are sent.
 * @param sdkUrl of the identity provider, on the pages that lead to it.
 * @param sharesByKakao its script and the form that it sends are let through; any page may be shared.
 */
export function contentPolicy(
  scripts: readonly string[],
  frames: FrameAncestors = 'none',
  place: 'site' | 'builder' = 'site',
  sdkUrl?: string,
  sharesByKakao = false,
): string {
  const isBuilder = place === 'builder'
  const sdk = [...(sdkUrl === undefined ? [] : [new URL(sdkUrl).origin]), ...(sharesByKakao ? [KAKAO_SDK] : [])]
  // A simulator needs no more than its script.
  const provider = sdkUrl?.startsWith('https:') ? ` ${IDENTITY_PROVIDER}` : ''
  return [
    `script-src ${["'self'", ...scripts, ...sdk].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${isBuilder ? ' blob:' : ''} https://i.ytimg.com`,
    "font-src 'self' data:",
    "media-src 'self'",
    `frame-src${isBuilder ? " 'self'" : ''} https://www.youtube-nocookie.com${provider}`,
    `connect-src 'self'${provider}`,
    "object-src 'none'",
    "base-uri 'none'",
    // The way to a carrier is a form, whichever carrier it is.
    `form-action 'self'${provider ? ' https:' : sharesByKakao ? ` ${KAKAO_SHARER}` : ''}`,
    `frame-ancestors '${frames}'`,
  ].join('; ')
}

/** Stored files are shown, never run, even when somebody opens an uploaded drawing by itself. */
export const FILE_POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox"

export function securityHeaders(options: { https: boolean }): [string, string][] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ...(options.https ? [['strict-transport-security', 'max-age=31536000'] as [string, string]] : []),
  ]
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** Takes the nonce out of captured bytes and names, as CSP sources, the inline scripts that carried it. */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (!attributes.includes(mark) || /\ssrc=/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body.replaceAll(nonce, '')).digest('base64')}'`)
  }
  return { html: html.replaceAll(mark, '').replaceAll(nonce, ''), hashes: [...hashes] }
}
