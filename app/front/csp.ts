// The headers that every answer carries. A live page gets a nonce. A kept page cannot: it is rendered with one all the same,
// the inline scripts that carry it are hashed, and the nonce is taken out of the bytes. A script that an editor's text smuggled
// in carries no nonce, so it has no hash either, and the browser refuses it on kept pages as on live ones.
import { createHash, randomBytes } from 'node:crypto'

export type FrameAncestors = 'none' | 'self'

export const newNonce = (): string => randomBytes(16).toString('base64url')

/**
 * @param scripts sources besides 'self': hashes of a kept page, or the nonce of a live one.
 * @param place the builder frames pages of this site, and shows pictures before they are sent.
 */
export function contentPolicy(scripts: readonly string[], frames: FrameAncestors = 'none', place: 'site' | 'builder' = 'site'): string {
  const isBuilder = place === 'builder'
  return [
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${isBuilder ? ' blob:' : ''} https://i.ytimg.com`,
    "font-src 'self' data:",
    "media-src 'self'",
    `frame-src${isBuilder ? " 'self'" : ''} https://www.youtube-nocookie.com`,
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
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
