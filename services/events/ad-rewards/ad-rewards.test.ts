import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventEntries, eventForms } from '@/services/db/tables/events'
import { openSimulators, type OpenSimulators } from '@/services/simulators/open-simulators'
import { openTestApp, PEOPLE, useSettings, type TestApp } from '@/tests/support/test-app'
import { SESSION_USER } from '@/tests/support/session-user'
import { addEvents, addMembers } from '@/tests/support/parent-rows'
import { ONE_DATABASE } from '@/tests/support/test-database'

let devsim: OpenSimulators
beforeAll(async () => {
  devsim = await openSimulators()
})
afterAll(() => devsim.close())

const control = (path: string, body: object) => fetch(`${devsim.url}/_ctl/${path}`, { method: 'POST', body: JSON.stringify(body) })
const inbox = async () =>
  ((await (await fetch(`${devsim.url}/_ctl/inbox?service=ad-reward`)).json()) as { items: { text: string }[] }).items

describe.each(ONE_DATABASE)('S-EVT-8 on %s', (kind) => {
  let app: TestApp
  const { memberNo } = SESSION_USER
  const siteId = 'site'
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, memberNo, 'somebody else')
    await addEvents(app.open.db, 3, 4, 5, 6)
    const appliedAt = new Date()
    await app.open.db.insert(eventEntries).values([
      { siteId, eventSeq: 3, memberNo, slot: 'once', appliedAt },
      { siteId, eventSeq: 4, memberNo, slot: 'once', kind: 'share', appliedAt },
      { siteId, eventSeq: 5, memberNo: 'somebody else', slot: 'once', appliedAt },
    ])
    await app.open.db.insert(eventForms).values({ siteId, eventSeq: 6, memberNo, form: { title: '협업' } })
  })
  beforeEach(async () => {
    useSettings(app.place.dataDir, { DEVSIM_PORT: String(devsim.port) })
    await control('reset', { service: 'ad-reward' })
  })
  afterAll(() => app.drop())

  const later = (() => {
    let minutes = 0
    return () => new Date(Date.now() + ++minutes * 60_000)
  })()
  const complete = (campaignKey: string, eventId = '3') =>
    app.post('/svc/adReward/complete', { campaignKey, eventId }, { as: PEOPLE.member, now: later() })

  test('an entry is rewarded once, and the network gets no personal data', async () => {
    const key = `spring-${kind}`
    const asked = vi.spyOn(globalThis, 'fetch')
    expect((await complete(key)).data.result).toBe('200')
    const sent = JSON.parse(asked.mock.calls[0]![1]!.body as string) as Record<string, string>
    asked.mockRestore()
    expect(sent).toMatchObject({ campaign_key: key, event_id: '3', user_key: expect.stringMatching(/^[\w-]{43}$/) as string })
    expect((await complete(key)).data.result).toBe('200')
    expect((await inbox()).filter(({ text }) => text.includes(key))).toHaveLength(1)
  })

  test('the form of a collaboration counts as an entry', async () => {
    expect((await complete(`form-${kind}`, '6')).data.result).toBe('200')
  })

  test.each([
    ['over', '503'],
    ['fail', '500'],
    ['down', '500'],
  ])('the network says %s: result %s', async (outcome, result) => {
    await control('next', { service: 'ad-reward', outcome })
    const { status, data } = await complete(`other-${kind}`)
    expect([status, data.result]).toEqual([409, result])
  })

  test.each(['4', '5', '99'])('event %s, which this member has not entered, is not rewarded', async (eventId) => {
    const { status, data } = await complete('spring', eventId)
    expect([status, data.resultMessage]).toEqual([409, '참여한 이벤트의 보상만 받을 수 있습니다.'])
  })

  test.each([
    [{ campaignKey: '', eventId: '3' }],
    [{ campaignKey: '<script>', eventId: '3' }],
    [{ campaignKey: 'k'.repeat(101), eventId: '3' }],
    [{ eventId: '3' }],
    [{ campaignKey: 'k', eventId: 'x' }],
  ])('Q-084: without a campaign key nothing is asked: %o', async (body) => {
    expect((await app.post('/svc/adReward/complete', body, { as: PEOPLE.member })).status).toBe(400)
  })

  test('a visitor gets no reward; without a network the keys stay stored', async () => {
    expect((await app.post('/svc/adReward/complete', { campaignKey: 'k', eventId: '3' })).status).toBe(401)
    useSettings(tmpdir(), { APP_MODE: 'production', DATABASE_URL: 'postgres://a:b@localhost/c' })
    expect((await complete('k')).data.result).toBe('500')
  })
})
