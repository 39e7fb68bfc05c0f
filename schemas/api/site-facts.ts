/** What every call carries (K-CLIENT-2, K-CLIENT-6): the page writes them on <html>, the server knows them by setting. */
export interface SiteFacts {
  _siteId: string
  _deviceType: 'pc' | 'mobile'
  /** Only in vendor mode; left out otherwise. */
  bizYn?: 'Y'
}

const key = Symbol.for('maru.site')
const globals = globalThis as Record<symbol, unknown>

export const setSiteId = (siteId: string): void => void (globals[key] = siteId)

export function siteFacts(): SiteFacts {
  if (typeof document === 'undefined') return { _siteId: (globals[key] as string | undefined) ?? 'site', _deviceType: 'pc' }
  const { siteId, bizYn } = document.documentElement.dataset
  const facts: SiteFacts = { _siteId: siteId ?? 'site', _deviceType: matchMedia('(max-width: 1023.98px)').matches ? 'mobile' : 'pc' }
  return bizYn === 'Y' ? { ...facts, bizYn } : facts
}
