const known = new Map<string, { cookie: Promise<string>; until: number }>()
/** Grave acts are open for five minutes after a sign-in. */
const RECENT = 3 * 60_000

/** The cookie of the demonstration's administrator, who signed in at this site within the last minutes. */
export function staffCookie(site = process.env['SITE_UNDER_TEST']!): Promise<string> {
  const before = known.get(site)
  if (before && before.until > Date.now()) return before.cookie
  const cookie = signInAt(site, 'maruadmin', 'Oak7!Tile29')
  known.set(site, { cookie, until: Date.now() + RECENT })
  return cookie
}

/** The cookie of a new sign-in. */
export async function signInAt(site: string, loginId: string, password: string): Promise<string> {
  const response = await fetch(`${site}/adm/auth/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site },
    body: JSON.stringify({ loginId, password }),
  })
  const [cookie] = response.headers.getSetCookie()
  if (!response.ok || !cookie) throw new Error(`${loginId} could not sign in: ${response.status} ${await response.text()}`)
  return cookie.split(';')[0]!
}
