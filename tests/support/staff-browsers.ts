// Two people of staff on a database of the test's own, whose browsers and telephones run by the test's clock.
import { eq, sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { expect } from 'vitest'
import { hashPassword } from '@/services/base/passwords'
import { audits, throttles } from '@/services/db/tables/base'
import { signInRules, staff, staffRecoveryCodes, staffSessions, staffTotps } from '@/services/db/tables/auth'
import { clearAudits } from './clear-audits'
import type { TestApp } from './test-app'
import { Visitor } from './visitor'

export const STAFF_PASSWORD = '나무결7!tile'
export const ON_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36'
export const ON_PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
/** How long a code is shown. */
export const CODE_STEP = 30_000

export class StaffBrowsers {
  readonly app: TestApp
  /** Of the telephone and of the server; the sign-ins themselves end by the clock of the database. */
  clock = Date.now()

  constructor(app: TestApp) {
    this.app = app
  }

  async addPeople(): Promise<void> {
    const passwordHash = await hashPassword(STAFF_PASSWORD)
    await this.app.open.db.insert(staff).values([
      { id: 'a', loginId: 'hangyeol', name: '한결', role: 'adm', passwordHash },
      { id: 'm', loginId: 'seojin', name: '서진', role: 'mng', passwordHash },
    ])
  }

  async reset(): Promise<void> {
    // Aligned, so that no step ends within a test.
    this.clock = Math.ceil(Date.now() / CODE_STEP) * CODE_STEP + 1_000
    const { db } = this.app.open
    for (const table of [throttles, staffTotps, staffRecoveryCodes, signInRules]) await db.delete(table)
    await clearAudits(db)
    await db.delete(staffSessions).where(sql`${staffSessions.staffId} in ('a', 'm')`)
  }

  browser = (userAgent = ON_WINDOWS, ip?: string) =>
    new Visitor(this.app, { userAgent, now: () => new Date(this.clock), ...(ip === undefined ? {} : { ip }) })
  signIn = (one: Visitor, loginId = 'seojin', password = STAFF_PASSWORD) => one.post('/adm/auth/signIn', { loginId, password })
  byCode = (one: Visitor, code: string) => one.post('/adm/auth/signInCode', { code })
  me = async (one: Visitor): Promise<number> => (await one.get('/adm/auth/me')).status
  codeOf = (secret: string, at = this.clock): string => generateSync({ secret, epoch: Math.floor(at / 1_000) })

  async signedIn(loginId = 'seojin', userAgent = ON_WINDOWS): Promise<Visitor> {
    const one = this.browser(userAgent)
    expect((await this.signIn(one, loginId)).status).toBe(200)
    return one
  }

  async enrol(one: Visitor): Promise<{ secret: string; codes: string[] }> {
    const { status, data } = await one.post('/adm/account/factor-begin')
    expect(status).toBe(200)
    const secret = (data.item['key'] as string).replaceAll(' ', '')
    expect(data.item['picture']).toMatch(/^<svg/)
    const done = await one.post('/adm/account/factor-confirm', { code: this.codeOf(secret) })
    expect(done.status).toBe(200)
    return { secret, codes: done.data.item['codes'] as string[] }
  }

  actions = async (target: string): Promise<string[]> =>
    (await this.app.open.db.select().from(audits).where(eq(audits.target, target)).orderBy(audits.id)).map(({ action }) => action)
}
