import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi

/** Removes the nonce from captured bytes and returns the inline scripts that carried it as CSP sources. */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (!attributes.includes(mark) || /\ssrc=/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body.replaceAll(nonce, '')).digest('base64')}'`)
  }
  return { html: html.replaceAll(mark, '').replaceAll(nonce, ''), hashes: [...hashes] }
}
