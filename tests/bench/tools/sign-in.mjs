import { DEMO_PASSWORD } from '../../../services/db/seeds/demo-people.ts'

/** How many members sign in at the same time. */
export const LOGINS = 40

/**
 * Signs a member in, and returns their cookies as a request header's value: none, where the site answers that it is busy.
 * @param address whose sign-in it is, for a site that trusts its proxy.
 */
export async function signIn(site, memberId, address) {
  const response = await fetch(`${site}/svc/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site, ...(address ? { 'x-forwarded-for': address } : {}) },
    body: JSON.stringify({ memberId, password: DEMO_PASSWORD }),
  })
  await response.text()
  // One of forty gets 503 and retries.
  if (!response.ok && response.status !== 503) throw new Error(`${memberId} could not sign in: ${response.status}`)
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
