import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { throttles } from '@/services/db/tables/base'
import { settings } from '@/services/base/settings'
import { openSimulators, type OpenSimulators } from '@/services/simulators/open-simulators'
import { openTestApp, useSettings, type TestApp } from '@/tests/support/test-app'

let app: TestApp
let sim: OpenSimulators
const search = (keyword: string, more = '') => app.get(`/svc/addressSvcApi/search?keyword=${encodeURIComponent(keyword)}${more}`)
const force = (outcome: string) => fetch(`${sim.url}/_ctl/next`, { method: 'POST', body: JSON.stringify({ service: 'juso', outcome }) })
const online = () => useSettings(app.place.dataDir, { DEVSIM_PORT: String(sim.port) })

beforeAll(async () => {
  app = await openTestApp('postgres')
  sim = await openSimulators()
})
afterAll(async () => {
  await sim.close()
  await app.drop()
})
beforeEach(async () => {
  online()
  await app.open.db.delete(throttles)
})

test('CX-20: words find addresses, ten at a time, under the names of the picker', async () => {
  const { status, data } = await search('해운대로 해운대구')
  expect(status).toBe(200)
  expect(data.items[0]).toEqual({
    postCode: expect.stringMatching(/^\d{5}$/),
    address: expect.stringMatching(/^부산광역시 해운대구 해운대로 \d+$/),
    extraAddress: expect.stringMatching(/^\(우동/),
    road: expect.stringContaining('해운대로'),
    jibun: expect.stringMatching(/^부산광역시 해운대구 우동 \d+/),
  })
  const first = await search('서울특별시')
  expect([first.data.items.length, (first.data as unknown as { totalCount: number }).totalCount]).toEqual([10, 90])
  expect((await search('서울특별시', '&page=2')).data.items[0]).not.toEqual(first.data.items[0])
  expect((await search('없는길 이름')).data.items).toEqual([])
})

test('a keyword that the service would refuse as an attack is not sent; a too general one gets its own message', async () => {
  expect((await search("세종대로 110' OR 1=1 --")).status).toBe(200)
  expect((await search('<%=[]>')).data.items).toEqual([])
  const { status, data } = await search('12345')
  expect([status, data.resultMessage]).toEqual([400, '검색어는 문자와 숫자 같이 입력되어야 합니다.'])
  expect((await search('가')).data.resultMessage).toBe('도로명, 건물명 또는 지번은 2자 이상이어야 합니다.')
})

test('a service that is down, refuses the key or has no settings: each with our own message', async () => {
  await force('down')
  expect([(await search('세종대로')).data.resultMessage]).toEqual(['지금은 주소를 찾을 수 없습니다. 잠시 후 다시 시도해 주세요.'])
  await force('unapproved')
  expect((await search('세종대로')).status).toBe(503)
  delete settings().outside.address
  const { status, data } = await search('세종대로')
  expect([status, data.result, data.resultMessage]).toEqual([404, 'off', '주소를 직접 입력해 주세요.'])
})
