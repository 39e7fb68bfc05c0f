// A browser for the services, during a social sign-in: it stores our cookies, follows redirects by hand, and sends a browser's headers.
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import type { SocialType } from '@/schemas/api/auth/session'
import { readSocialHash, type SocialHash } from '@/schemas/rules/auth/social'
import { mount } from '@/services/kit/mount'
import { SITE } from './test-app'

const FLOW = 'a1'.repeat(16)

/** What a provider's page gives to be carried to us. */
export interface Carried {
  url: string
  /** Of a form that the provider's page posts. */
  form?: URLSearchParams
}

export class SocialBrowser {
  readonly cookies = new Map<string, string>()
  now: Date | undefined

  async ask(path: string, init: RequestInit = {}, from: 'own' | 'outside' | 'apple' = 'own'): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('sec-fetch-site', from === 'own' ? 'same-origin' : 'cross-site')
    if (init.method === 'POST')
      headers.set('origin', from === 'apple' ? 'https://appleid.apple.com' : from === 'own' ? SITE : 'https://evil.example')
    // Lax cookies go with a link from elsewhere, never with a form.
    if (from !== 'apple') headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const request = new Request(new URL(path, SITE), { ...init, headers, redirect: 'manual' })
    const context = newRequestContext({ requestId: 'test-request', ip: '203.0.113.7', userAgent: 'test' })
    const response = await runInRequestContext(context, () => mount(request, this.now ? { now: this.now } : {}))
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      if (/Max-Age=0(;|$)/.test(line)) this.cookies.delete(pair.slice(0, at))
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return response
  }

  async call(path: string, fields: Record<string, unknown> = {}) {
    const response = await this.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    return { status: response.status, ...(await dataOf(response)) }
  }

  async read(path: string) {
    const response = await this.ask(path)
    return { status: response.status, ...(await dataOf(response)) }
  }

  /** @returns the provider's address. */
  async start(snsType: SocialType, back = '/login?callback=%2Fmypage%2Fhome'): Promise<string> {
    const response = await this.ask(`/auth/svc/social/start?${new URLSearchParams({ snsType, flow: FLOW, back }).toString()}`)
    return response.headers.get('location')!
  }

  /** Brings to us what a provider gave. */
  async bring({ url, form }: Carried): Promise<SocialHash | undefined> {
    const { pathname, search } = new URL(url)
    const response = form
      ? await this.ask(pathname, { method: 'POST', body: form }, 'apple')
      : await this.ask(pathname + search, {}, 'outside')
    return readSocialHash(new URL(response.headers.get('location')!).hash)
  }

  /** The whole sign-in with one person. */
  async through(snsType: SocialType, who: Record<string, string>): Promise<SocialHash | undefined> {
    return this.bring(await signInAt(await this.start(snsType), who))
  }
}

async function dataOf(response: Response) {
  const { data } = (await response.json()) as {
    data: { result: string; resultMessage: string; item?: Record<string, unknown>; items?: unknown[] }
  }
  return data
}

/** Chooses a person on a simulated provider's page. */
export async function signInAt(address: string, who: Record<string, string>): Promise<Carried> {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(who), redirect: 'manual' })
  const location = response.headers.get('location')
  if (location) return { url: location }
  const html = await response.text()
  const action = /action="([^"]+)"/.exec(html)?.[1]
  if (response.status !== 200 || !action) throw new Error(`the provider refused: ${html.replace(/<[^>]+>/g, ' ').trim()}`)
  const plain = (text: string) =>
    text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  const form = new URLSearchParams([...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, plain(value!)]))
  return { url: plain(action), form }
}
