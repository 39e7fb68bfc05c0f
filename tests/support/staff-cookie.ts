const known = new Map<string, Promise<string>>()

/** The cookie of the demonstration's administrator, signed in once at this site. */
export function staffCookie(site = process.env['SITE_UNDER_TEST']!): Promise<string> {
  let cookie = known.get(site)
  if (!cookie) known.set(site, (cookie = signInAt(site, 'maruadmin', 'Oak7!Tile29')))
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
