import { SAID_COOKIE } from '@/schemas/words/said-cookie'

/** Seconds: for the one page that follows. */
const LASTS = 60

/** Leads a browser on; the page that follows says why it was refused. */
export function leadTo(location: string, { said = '', cookies = [] }: { said?: string; cookies?: readonly string[] } = {}): Response {
  const headers = new Headers({ location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (said !== '')
    headers.append('set-cookie', `${SAID_COOKIE}=${encodeURIComponent(said.slice(0, 300))}; Path=/; Max-Age=${LASTS}; SameSite=Lax`)
  return new Response(null, { status: 303, headers })
}
