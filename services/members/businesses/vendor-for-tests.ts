import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { VENDORS } from '@/services/db/seeds/demo-businesses'
import { throttles } from '@/services/db/tables/base'
import { businesses, members } from '@/services/db/tables/members'
import { openSimulators, type OpenSimulators } from '@/services/simulators/open-simulators'
import { openTestApp, useSettings, type TestApp } from '@/tests/support/test-app'
import { SESSION_USER } from '@/tests/support/session-user'
import type { OpenDatabase } from '@/services/db/database'

export const JIWOO = VENDORS.find(({ memberId }) => memberId === 'jiwoobiz')!
export const OPEN = { bizRegNum: '130-11-02101', startDt: '2021-05-03', owner: '노은결' }
export const CLOSED = { bizRegNum: '604-21-03027', startDt: '2014-03-01', owner: '노은결' }
export const OUT = { bizRegNum: '604-21-03032', startDt: '2009-09-09', owner: '노은결' }
export const DETAILS = { name: '은결홈', type: 'etc', typeDesc: '가구 제작', phoneNum: '02-300-4999' }
export const NOT_VALID = '유효한 사업자가 아닙니다.'

export let app: TestApp
export let sim: OpenSimulators

export const vendorSession = (memberNo: string, change: Partial<typeof SESSION_USER> = {}, more: Partial<Session> = {}): Session => ({
  user: { ...SESSION_USER, memberNo, bizYn: 'Y', memberType: 'B', ...change },
  passwordConfirmed: true,
  ...more,
})
export const vendor = (memberId: string) => vendorSession(VENDORS.find((one) => one.memberId === memberId)!.memberNo)
export const force = (service: string, outcome: string, times = 1) =>
  fetch(`${sim.url}/_ctl/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service, outcome, times }),
  })

async function insertVendors(): Promise<void> {
  for (const { memberNo, memberId, memberName, memberType, business } of VENDORS) {
    const { status: _status, ...row } = business
    await app.open.db.insert(members).values({ memberNo, siteId: 'site', memberId, memberName, memberType, bizYn: 'Y', certified: 'Y' })
    await app.open.db.insert(businesses).values({ memberNo, siteId: 'site', ...row })
  }
}

/** The vendors of the demonstration, and simulators of the register and of the partner. */
export function openVendors(kind: OpenDatabase['kind']): void {
  beforeAll(async () => {
    sim = await openSimulators()
    app = await openTestApp(kind)
    useSettings(app.place.dataDir, { DEVSIM_PORT: String(sim.port) })
    await insertVendors()
  })
  afterAll(async () => {
    await app.drop()
    await sim.close()
  })
  afterEach(async () => {
    await app.open.db.delete(throttles)
  })
}
