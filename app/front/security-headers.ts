/** Pages and responses in a popup that a page of the site opened and waits for, on the way to a provider. */
const IN_POPUP =
  /^(\/signup\/pcc-(popup|result)|(\/direct)?\/login\/(loginkakao|loginkakaoResult)|\/login\/social-popup|\/auth\/svc\/social\/.+)$/

/** The headers of every response. */
export function securityHeaders(options: { https: boolean }): [string, string][] {
  return [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ...(options.https ? [['strict-transport-security', 'max-age=31536000'] as [string, string]] : []),
  ]
}

/** Headers of some paths that replace those of `securityHeaders`. */
export function headersAt(path: string): [string, string][] {
  // With `allow-popups` the browser would separate the popup from its opener once it navigates to a provider.
  return IN_POPUP.test(path) ? [['cross-origin-opener-policy', 'unsafe-none']] : []
}
