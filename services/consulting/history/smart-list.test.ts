import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { openSimulators, type OpenSimulators } from '@/services/simulators/open-simulators'
import { openTestApp, PEOPLE, useSettings, type TestApp } from '@/tests/support/test-app'

const HANEUL = { identified: { memberName: '김하늘', mobileNo: '01020001001' } } satisfies Session
const STRANGER = { identified: { memberName: '김하늘', mobileNo: '01020001999' } } satisfies Session
const LIST = '/svc/consultingSvcApi/smartList'
let devsim: OpenSimulators
let app: TestApp
beforeAll(async () => {
  devsim = await openSimulators()
  app = await openTestApp('postgres')
})
beforeEach(async () => {
  useSettings(app.place.dataDir, { DEVSIM_PORT: String(devsim.port) })
  await control('reset', { service: 'smart-consulting' })
})
afterAll(() => Promise.all([app.drop(), devsim.close()]))
const control = (path: string, body: object) => fetch(`${devsim.url}/_ctl/${path}`, { method: 'POST', body: JSON.stringify(body) })
const next = (outcome: string) => control('next', { service: 'smart-consulting', outcome })

test('K-SMART: a verified person has the own consultations in shops, the newest first', async () => {
  expect((await app.get(LIST, { as: PEOPLE.visitor })).status).toBe(401)
  const { data } = await app.get(LIST, { as: HANEUL })
  expect(data.items).toMatchObject([
    { sdCode: 'SD-26-0117', storeName: '라움결 스퀘어 논현', status: '견적 중' },
    { sdCode: 'SD-25-2204', status: '시공 완료' },
  ])
  expect((await app.get(LIST, { as: STRANGER })).data.items).toEqual([])
})

test('K-SMART: the call is a POST of JSON, and credentials are refused', async () => {
  const url = `${devsim.url}/smart-consulting/list`
  const body = JSON.stringify({ name: '김하늘', phoneNo: '01020001001' })
  const ask = (headers: Record<string, string>) => fetch(url, { method: 'POST', headers, body })
  expect((await ask({ 'content-type': 'application/json' })).status).toBe(200)
  expect((await ask({ 'content-type': 'application/json', authorization: 'Bearer x' })).status).toBe(400)
  expect((await ask({ 'content-type': 'text/plain' })).status).toBe(405)
})

test('Q-069: a system that is away is said in a sentence, and so is one that is not there', async () => {
  await next('fail')
  expect((await app.get(LIST, { as: HANEUL })).data.resultMessage).toMatch(/^매장 상담 내역을 불러오지 못했습니다/)
  await next('empty')
  expect((await app.get(LIST, { as: HANEUL })).data.items).toEqual([])
  useSettings(app.place.dataDir, { APP_MODE: 'production' })
  expect((await app.get(LIST, { as: HANEUL })).status).toBe(409)
})
