// A form that was sent by the browser itself, because its script had not started or never will: the person sees what the address answers,
// and an envelope is nothing to read. So they are led back to the page of the form, which says what was refused.
import type { Envelope } from '@/schemas/api/base/failure'
import { SAID_COOKIE } from '@/schemas/words/said-cookie'
import { settings } from '@/services/base/settings'
import { isSameOrigin } from './is-same-origin'

/** Seconds: for the one page that follows. */
const LASTS = 60
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']

/** A browser names what it does (`Sec-Fetch-Mode`); an old one at least asks for a page. A script asks for neither. */
export function isPlainSend({ method, headers }: Request): boolean {
  const type = (headers.get('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase()
  if (method !== 'POST' || !FORMS.includes(type)) return false
  const mode = headers.get('sec-fetch-mode')
  return (mode ? mode === 'navigate' : (headers.get('accept') ?? '').includes('text/html')) && isSameOrigin(headers, settings().siteUrl)
}

/** @returns the answer as it is where it is no envelope: it leads somewhere itself. */
export async function leadBack(request: Request, answer: Response): Promise<Response> {
  if (!(answer.headers.get('content-type') ?? '').startsWith('application/json')) return answer
  const headers = new Headers({ location: pageOf(request), 'cache-control': 'private, no-store' })
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
  if (!answer.ok) {
    const { data } = (await answer.json()) as Envelope
    const words = data.problems?.map(({ message }) => message).join(' ') || data.resultMessage
    headers.append('set-cookie', `${SAID_COOKIE}=${encodeURIComponent(words.slice(0, 300))}; Path=/; Max-Age=${LASTS}; SameSite=Lax`)
  }
  return new Response(null, { status: 303, headers })
}

/** The page of the form, without its origin: only a path of this site is opened. */
function pageOf(request: Request): string {
  const referer = request.headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return '/'
  const { pathname, search } = new URL(referer)
  return `/${pathname.replace(/^[/\\]+/, '')}${search}`
}
