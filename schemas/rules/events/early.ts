// Which addresses may be opened before anybody asked for them. What signs out, orders, is personal or is for staff never is.
export const NEVER_EARLY = [
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
const prefixes = NEVER_EARLY.map((pattern) => pattern.slice(0, -1))

/** Whether the document under an address of this site may be fetched early. */
export function mayComeEarly({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  const query = new URLSearchParams(search)
  return !prefixes.some((prefix) => pathname.startsWith(prefix)) && !query.has('preview') && !query.has('editorId')
}
