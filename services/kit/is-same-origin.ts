const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request was sent from this site's own pages (S3). Default is no: a browser sends `Origin` with every write, and
 * `Sec-Fetch-Site` with every request; a link on another site can forge neither. Referer is used only when both are missing.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return isOwn(origin, headers, siteUrl)
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const referer = headers.get('referer')
  return referer !== null && URL.canParse(referer) && isOwn(new URL(referer).origin, headers, siteUrl)
}

function isOwn(origin: string, headers: Headers, siteUrl: string): boolean {
  if (origin === siteUrl) return true
  if (!URL.canParse(origin)) return false
  const { host, hostname, protocol, origin: plain } = new URL(origin)
  // The host by which the browser reached us is ours: another site's page cannot choose it. Its scheme must be the site's.
  return plain === origin && host === headers.get('host') && (protocol === new URL(siteUrl).protocol || LOOPBACK.has(hostname))
}
