// A browser of the tests with cookies: calls go through the HTTP mount, sent from a page of this site.
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import type { IdentityPurpose } from '@/schemas/rules/auth/identity'
import type { VerifiedIdentity } from '@/schemas/words/verified-identity'
import { mount } from '@/services/kit/mount'
import { storeIdentity, noteIdentityRequest } from '@/services/auth/domain/identities'
import { VISIT_COOKIE } from '@/services/auth/domain/cookies'
import { readSession } from '@/services/auth/domain/read-session'
import { changeVisit, visitHashOf } from '@/services/auth/domain/visit'
import { SITE, type TestApp } from './test-app'

export interface VisitorResponse {
  status: number
  headers: Headers
  text: string
  /** `data` of the envelope, where there is one. */
  data: {
    result: string
    resultMessage: string
    item: Record<string, unknown>
    items: Record<string, unknown>[]
    problems?: { pointer: string; message: string }[]
  }
}

export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly app: TestApp
  readonly ip: string
  readonly userAgent: string
  now: () => Date

  constructor(app: TestApp, { ip = '203.0.113.7', userAgent = 'a browser of the tests', now = () => new Date() } = {}) {
    this.app = app
    this.ip = ip
    this.userAgent = userAgent
    this.now = now
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  get = (path: string, init: RequestInit = {}) => this.ask(path, init)
  post = (path: string, body: object = {}, init: RequestInit = {}) =>
    this.ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    })

  async ask(path: string, init: RequestInit = {}): Promise<VisitorResponse> {
    const now = this.now()
    const headers = new Headers({
      origin: SITE,
      'user-agent': this.userAgent,
      cookie: this.cookie,
      ...(init.headers as Record<string, string>),
    })
    const request = new Request(SITE + path, { ...init, headers })
    const context = newRequestContext({
      requestId: 'visitor-request',
      ip: this.ip,
      userAgent: this.userAgent,
      cookie: headers.get('cookie') ?? '',
    })
    const response = await runInRequestContext(context, () => mount(request, { now, readSession: (cookie) => readSession(cookie, now) }))
    for (const line of response.headers.getSetCookie()) this.take(line)
    const text = await response.text()
    const isEnvelope = response.headers.get('content-type')?.startsWith('application/json')
    return {
      status: response.status,
      headers: response.headers,
      text,
      data: isEnvelope ? (JSON.parse(text) as { data: VisitorResponse['data'] }).data : (undefined as never),
    }
  }

  /** Obeys one `Set-Cookie` line. */
  take(line: string): void {
    const [pair = ''] = line.split(';', 1)
    const at = pair.indexOf('=')
    if (/Max-Age=0(;|$)/.test(line)) this.cookies.delete(pair.slice(0, at))
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }

  signIn = (memberId: string, password: string, more: object = {}) => this.post('/svc/signIn', { memberId, password, ...more })

  /** Simulates a provider's answer in this browser. @returns its one-time key. */
  async verified(purpose: IdentityPurpose, person: VerifiedIdentity): Promise<string> {
    const now = this.now()
    const { db } = this.app.open
    const ctx = { db, now, siteId: 'site', session: await readSession(this.cookie, now) }
    const { cookies } = await changeVisit(ctx, (draft) => draft)
    for (const line of cookies) this.take(line)
    const requestNo = `test-${crypto.randomUUID()}`
    await noteIdentityRequest(ctx, { requestNo, purpose, visitHash: visitHashOf(this.cookies.get(VISIT_COOKIE)!) })
    return storeIdentity({ db, now }, requestNo, person)
  }
}
