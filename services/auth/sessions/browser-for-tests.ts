import { count, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { memberSessions } from '@/services/db/tables/auth'
import { throttles } from '@/services/db/tables/base'
import { seedMembers } from '@/services/members/domain/seed-members'
import { DEMO_PASSWORD } from '@/services/db/seeds/demo-people'
import { mount } from '@/services/kit/mount'
import { openTestApp, SITE, type TestApp } from '@/tests/support/test-app'
import type { OpenDatabase } from '@/services/db/database'

export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const WRONG = '아이디 또는 비밀번호가 일치하지 않습니다.'
export const HOME = '203.0.113.7'
export const ELSEWHERE = '198.51.100.23'

export let app: TestApp
export let clock = Date.now()
/** Lets time pass, in milliseconds. */
export const pass = (ms: number) => void (clock += ms)

/** A browser: it keeps its cookies, honours their paths and their ends, and says what it is. */
export class Browser {
  readonly jar = new Map<string, { value: string; path: string; until: number; line: string }>()
  readonly ip: string
  readonly userAgent: string
  constructor(ip = HOME, userAgent = 'Mozilla/5.0 (test) Chrome/140') {
    this.ip = ip
    this.userAgent = userAgent
  }

  cookieFor(path: string): string {
    return [...this.jar]
      .filter(([, cookie]) => cookie.until > clock && path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ')
  }

  async ask(path: string, init: RequestInit & { cookie?: string } = {}) {
    const { cookie = this.cookieFor(path), ...rest } = init
    const headers = { origin: SITE, 'content-type': 'application/json', cookie, ...(init.headers as Record<string, string>) }
    const context = newRequestContext({ requestId: 'test-request', ip: this.ip, cookie, userAgent: this.userAgent })
    const request = new Request(SITE + path, { ...rest, headers })
    const response = await runInRequestContext(context, () => mount(request, { now: new Date(clock) }))
    for (const line of response.headers.getSetCookie()) this.keep(line)
    const isJson = response.headers.get('content-type')?.includes('json')
    const data = isJson ? ((await response.json()) as { data: Record<string, never> }).data : undefined
    return {
      status: response.status,
      headers: response.headers,
      lines: response.headers.getSetCookie(),
      data: data as unknown as { result: string; resultMessage: string; item: Record<string, unknown> },
      text: isJson ? '' : await response.text(),
    }
  }

  keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    const attribute = (name: string) => attributes.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1)
    const seconds = Number(attribute('Max-Age'))
    this.jar.set(pair.slice(0, at), {
      value: pair.slice(at + 1),
      path: attribute('Path') ?? '/',
      until: clock + seconds * SECOND,
      line,
    })
  }

  signIn(memberId: unknown, password: unknown = DEMO_PASSWORD, more: Record<string, unknown> = {}) {
    return this.ask('/svc/signIn', { method: 'POST', body: JSON.stringify({ memberId, password, ...more }) })
  }
  jwt = () => this.ask('/auth/svc/jwt')
  token = () => this.ask('/auth/svc/token', { method: 'POST', body: '{}' })
  signOut = () => this.ask('/svc/signOut')
  mine = () => this.ask('/svc/tblMemberSvcApi/svcInfo')
  value = (name: string) => this.jar.get(name)!.value
}

export const rows = async () => (await app.open.db.select({ n: count() }).from(memberSessions))[0]!.n
export const living = async () =>
  (await app.open.db.select({ n: count() }).from(memberSessions).where(isNull(memberSessions.endedAt)))[0]!.n

/** The people of the demonstration, with no sign-in and no try counted before each test. */
export function openSessions(kind: OpenDatabase['kind']): void {
  beforeAll(async () => {
    app = await openTestApp(kind)
    await app.open.db.transaction((tx) => seedMembers(tx, 'site', new Date()))
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    clock = Date.now()
    await app.open.db.delete(throttles)
    await app.open.db.delete(memberSessions)
  })
}
