/** Name of the cookie that remembers the campaign by which a visitor came (RT-33, S-UTM-1). */
export const CAMPAIGN_COOKIE = 'ssr_utm_page'
/** A day; the unit is not given anywhere else (foundation 9). */
const LIFETIME = 86_400
const LONGEST = 2_000

/** The cookie for a landing URL with campaign parameters; nothing for any other. */
export function campaignCookie({ href, protocol }: { href: string; protocol: string }): string | undefined {
  const { pathname, search, hash, searchParams } = new URL(href)
  if (![...searchParams.keys()].some((name) => name.startsWith('utm_'))) return undefined
  const value = encodeURIComponent(JSON.stringify({ url: pathname + search, hash }))
  if (value.length > LONGEST) return undefined
  return `${CAMPAIGN_COOKIE}=${value}; path=/; max-age=${LIFETIME}; samesite=lax${protocol === 'https:' ? '; secure' : ''}`
}
