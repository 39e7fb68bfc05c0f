import { DEMO_PASSWORD } from '@/services/db/seeds/demo-people'

const known = new Map<string, Promise<Cookies>>()

type Cookies = ReadonlyMap<string, string>

/**
 * The cookies of a demonstration member, signed in once for all tests of a worker. For tests that only read: one that changes the
 * session (signs out, lets it lapse) takes the fixture `signIn`, which begins a session of its own.
 */
export function memberCookies(loginId: string, confirmed?: 'confirmed'): Promise<Cookies> {
  const key = `${loginId} ${confirmed ?? ''}`
  let cookies = known.get(key)
  if (!cookies) known.set(key, (cookies = signIn(loginId, confirmed)))
  return cookies
}

async function signIn(loginId: string, confirmed?: 'confirmed'): Promise<Cookies> {
  const site = process.env['SITE_UNDER_TEST']!
  const cookies = new Map<string, string>()
  const send = async (path: string, form: Record<string, string>) => {
    const headers = { origin: site, cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }
    const response = await fetch(site + path, { method: 'POST', headers, body: new URLSearchParams(form) })
    if (!response.ok) throw new Error(`${path} refused ${loginId}: ${response.status} ${await response.text()}`)
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      cookies.set(name!, value!)
    }
  }
  await send('/svc/signIn', { memberId: loginId, password: DEMO_PASSWORD })
  if (confirmed) await send('/svc/myPageInfoSvcApi/mypagePasswordCheck', { id: loginId, password: DEMO_PASSWORD })
  return cookies
}
