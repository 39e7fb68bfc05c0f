/** Sent with every call (K-CLIENT-2, K-CLIENT-6, C-SITEID, RT-32): the page has them on <html>, the server in its settings. */
export interface SiteFacts {
  _siteId: string
  _deviceType: 'pc' | 'mobile'
  /** Only in vendor mode; otherwise left out. */
  bizYn?: 'Y'
}

/**
 * What every browser may know of this installation (K-CONFIG): the site, its theme, and what clients of other services need. It is on
 * `<html>`, so nothing secret may be added.
 */
export interface PublicConfig {
  siteId: string
  theme: string
  consultUrl: string
  /** JavaScript key of Kakao's sharing and map, public by its nature; empty when a dialog and our own map replace them. */
  kakaoKey: string
}

/** As `data-*` of the document's root. */
export const publicConfigData = ({ siteId, theme, consultUrl, kakaoKey }: PublicConfig) => ({
  'data-site-id': siteId,
  'data-theme': theme,
  'data-consult-url': consultUrl,
  ...(kakaoKey ? { 'data-kakao-key': kakaoKey } : {}),
})

/** In the browser. */
export function publicConfig(): PublicConfig {
  const { siteId = 'site', theme = 'default', consultUrl = '/cs/contact', kakaoKey = '' } = document.documentElement.dataset
  return { siteId, theme, consultUrl, kakaoKey }
}

const key = Symbol.for('maru.site')
const globals = globalThis as Record<symbol, unknown>

export const setSiteId = (siteId: string): void => void (globals[key] = siteId)

export function siteFacts(): SiteFacts {
  if (typeof document === 'undefined') return { _siteId: (globals[key] as string | undefined) ?? 'site', _deviceType: 'pc' }
  const { bizYn } = document.documentElement.dataset
  const facts: SiteFacts = { _siteId: publicConfig().siteId, _deviceType: matchMedia('(max-width: 1023.98px)').matches ? 'mobile' : 'pc' }
  return bizYn === 'Y' ? { ...facts, bizYn } : facts
}
