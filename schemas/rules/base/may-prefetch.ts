// Which paths the browser may fetch or prerender before the visitor follows a link. Never those that sign out, order, are personal
// or are for staff.
export const NEVER_PREFETCHED = [
  '/svc/*',
  '/auth/*',
  '/v2/*',
  '/adm*',
  '/mng*',
  '/img/*',
  '/media/*',
  '/store/order*',
  '/login*',
  '/logout*',
  '/mypage*',
  '/ice_builder*',
  '/__common/*',
] as const
const prefixes = NEVER_PREFETCHED.map((pattern) => pattern.slice(0, -1))

/** Whether the document under an address of this site may be fetched early. */
export function mayPrefetch({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  const query = new URLSearchParams(search)
  return !prefixes.some((prefix) => pathname.startsWith(prefix)) && !query.has('preview') && !query.has('editorId')
}
