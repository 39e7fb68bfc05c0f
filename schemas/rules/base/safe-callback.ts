/** Home of every redirect that names no better place (CX-25). */
export const HOME = '/styling/home'

/** A base that no URL of ours can be on. */
const NOWHERE = 'http://callback.invalid'

/**
 * A callback is followed only when it is a path of this site (V-CB-1, S9); anything else becomes the home page. The result is built from
 * the parsed parts, so that the checked URL is the followed one.
 */
export function safeCallback(callback: string | null | undefined, home: string = HOME): string {
  if (!callback || callback.length > 2048 || !/^\/(?![/\\])/.test(callback)) return home
  // Browsers drop tabs and line ends inside a URL, and take a backslash for a slash.
  // eslint-disable-next-line no-control-regex -- control characters are what is refused
  if (/[\x00-\x1f\x7f\\]/.test(callback)) return home
  if (!URL.canParse(callback, NOWHERE)) return home
  const url = new URL(callback, NOWHERE)
  const path = url.pathname
  return url.origin === NOWHERE && !path.startsWith('//') ? path + url.search + url.hash : home
}
