// The registered services on a database of the test's own. Requests pass through the HTTP mount and the whole pipeline.
import { tmpdir } from 'node:os'
import { expect } from 'vitest'
import { setTagNumbers, type TagNumbers } from '@/lib/tag-numbers'
import type { Envelope } from '@/schemas/api/base/failure'
import type { Session } from '@/schemas/api/auth/session'
import { setCurrentDatabase } from '@/services/db/current-database'
import type { OpenDatabase } from '@/services/db/database'
import { staff, staffSessions } from '@/services/db/tables/auth'
import { startTagNumbers } from '@/services/db/tag-numbers'
import { mount, type MountOptions } from '@/services/kit/mount'
import { STAFF_TOKEN_SECONDS } from '@/services/auth/domain/tokens'
import { readSettings } from '@/services/base/settings'
import { forgetRoutes } from '@/services/site/domain/published-routes'
import { signedSessions } from '@/services/auth/domain/signed-sessions'
import { registerSessions } from '@/services/kit/sessions'
import '@/services/areas'
import { SESSION_USER } from './session-user'
import type { Fill } from './database-templates'
import { testDatabase, type TestDatabase } from './test-database'

export const SITE = 'http://localhost:3000'
registerSessions(signedSessions)

const globals = globalThis as Record<symbol, unknown>

/** Sessions of the tests by role. */
export const PEOPLE = {
  visitor: {},
  member: { user: SESSION_USER },
  manager: { staff: { id: 'manager', role: 'mng', sid: 'manager-session' } },
  admin: { staff: { id: 'admin', role: 'adm', sid: 'admin-session' } },
} as const satisfies Record<string, Session>

export interface TestRequest extends Omit<MountOptions, 'readSession'> {
  as?: Session
  headers?: Record<string, string>
}
export interface TestResponse {
  status: number
  headers: Headers
  data: Omit<Envelope['data'], 'item' | 'items'> & { item: Record<string, unknown>; items: Record<string, unknown>[] }
}

export interface TestApp extends TestDatabase {
  get(path: string, options?: TestRequest): Promise<TestResponse>
  /** An object is sent as JSON, any other body unchanged. */
  post(path: string, body: unknown, options?: TestRequest): Promise<TestResponse>
  /** The response, unparsed. */
  raw(path: string, init: RequestInit, options?: TestRequest): Promise<Response>
}

export function useSettings(dataDir: string, more: Record<string, string> = {}): void {
  globals[Symbol.for('maru.settings')] = readSettings({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SITE_URL: SITE,
    APP_SECRET: 'a secret of the tests, thirty-two characters',
    INDEX_KEY: 'an index key of the tests, 32 characters',
    DATA_KEYS: `t1:${Buffer.alloc(32, 7).toString('base64')}`,
    ...more,
  })
}

/** @param seed fills the database that it begins with, once for all tests of a run (seeded-app.ts). */
export async function openTestApp(kind: OpenDatabase['kind'], seed?: Fill): Promise<TestApp> {
  useSettings(tmpdir())
  const database = await testDatabase(kind, seed && { seed })
  useSettings(database.place.dataDir)
  setCurrentDatabase(database.open)
  const numbers = await startTagNumbers(database.open)
  forgetRoutes()
  await database.open.db.insert(staff).values([
    { id: 'admin', loginId: 'admin', name: '관리자', role: 'adm', passwordHash: '-' },
    { id: 'manager', loginId: 'manager', name: '매니저', role: 'mng', passwordHash: '-' },
  ])
  const expiresAt = new Date(Date.now() + STAFF_TOKEN_SECONDS * 1_000)
  await database.open.db.insert(staffSessions).values([
    { id: PEOPLE.admin.staff.sid, staffId: 'admin', expiresAt },
    { id: PEOPLE.manager.staff.sid, staffId: 'manager', expiresAt },
  ])
  const raw: TestApp['raw'] = (path, init, { as = {}, headers = {}, ...options } = {}) => {
    const all = new Headers(init.headers)
    for (const [name, value] of Object.entries(headers)) all.set(name, value)
    return mount(new Request(SITE + path, { ...init, headers: all }), { readSession: async () => as, ...options })
  }
  return {
    ...database,
    raw,
    get: async (path, options) => received(await raw(path, {}, options)),
    async post(path, body, options) {
      const isPlain = typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype
      const init: RequestInit & { duplex: 'half' } = isPlain
        ? { method: 'POST', body: JSON.stringify(body), headers: { origin: SITE, 'content-type': 'application/json' }, duplex: 'half' }
        : { method: 'POST', body: body as BodyInit, headers: { origin: SITE }, duplex: 'half' }
      return received(await raw(path, init, options))
    },
    async drop() {
      await numbers.close()
      setTagNumbers(undefined as unknown as TagNumbers)
      setCurrentDatabase(undefined)
      await database.drop()
    },
  }
}

async function received(response: Response): Promise<TestResponse> {
  // Every answer is the envelope, also a failure.
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const { data } = (await response.json()) as { data: TestResponse['data'] }
  expect(data.result).toEqual(expect.any(String))
  expect(data.resultMessage).toEqual(expect.any(String))
  if (response.status >= 400) expect(response.headers.get('cache-control')).toBe('no-store')
  return { status: response.status, headers: response.headers, data }
}
