import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventEntries, eventForms, events } from '@/services/db/tables/events'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { addMembers } from '@/tests/support/parent-rows'
import { ONE_DATABASE } from '@/tests/support/test-database'

const member = { user: { ...PEOPLE.member.user, eventMarketingYn: 'Y' as const } }
const form = {
  name: '남궁누리',
  phoneNo: '010-9876-5432',
  address: '부산 해운대구 달맞이길 77',
  contents: '창호를 바꾸고 싶습니다.',
  agreed: true,
}

describe.each(ONE_DATABASE)('SYS-38: the collaboration form on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, '7', '8')
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    const event = {
      siteId: 'site',
      eventType: 'default',
      eventTab: 'collabo',
      imgBannerPc: '/a.webp',
      imgBannerMo: '/a.webp',
      imgBannerAlt: '',
    }
    await app.open.db.insert(events).values([
      { ...event, eventSeq: 1, eventName: '협업', openStrDate: at(-60), openEndDate: at(60) },
      { ...event, eventSeq: 2, eventName: '끝난 협업', openStrDate: at(-60), openEndDate: at(-30) },
      { ...event, eventSeq: 3, eventName: '다른 이벤트', eventTab: '', openStrDate: at(-60), openEndDate: at(60) },
    ])
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await app.open.db.delete(eventEntries)
    await app.open.db.delete(eventForms)
  })
  const send = (more: object = {}, as: object = member) =>
    app.post('/svc/event/cApplyEvent', { eventId: '1', inflow: 'utm_source=blog', form, ...more }, { as })
  const kept = async () => [await app.open.db.select().from(eventEntries), await app.open.db.select().from(eventForms)]

  test('S-COLLABO-1, Q-083: the request is stored with its event and inflow, once', async () => {
    expect((await send()).status).toBe(200)
    expect((await send()).data).toMatchObject({ result: '409', resultMessage: '이미 참여하신 이벤트입니다.' })
    const { agreed: _, ...said } = form
    expect(await kept()).toMatchObject([
      [{ eventSeq: 1, applyType: 'collabo', memberNo: '7', data01: '', data02: '', data03: '' }],
      [{ eventSeq: 1, memberNo: '7', inflow: 'utm_source=blog', form: { ...said, phoneNo: '01098765432' } }],
    ])
  })

  test('P1: no part of it is stored in plain text', async () => {
    await send()
    const { rows } = await app.open.pool.query('select * from event_form')
    const text = JSON.stringify(rows)
    for (const value of ['남궁누리', '98765432', '달맞이길', '창호']) expect(text).not.toContain(value)
  })

  test.each([
    ['without a name', { form: { ...form, name: ' ' } }, 400, '이름을 입력해 주세요.'],
    ['without consent to it', { form: { ...form, agreed: false } }, 400, '개인정보 수집·이용에 동의해 주세요.'],
    ['V-EVT-1: after its end', { eventId: '2' }, 409, '이벤트 기간이 아닙니다.'],
    ['to another kind of event', { eventId: '3' }, 400, '이 이벤트에서는 쓸 수 없는 참여 방법입니다.'],
    ['to no event', { eventId: '9' }, 404, '이벤트를 찾을 수 없습니다.'],
  ])('%s it is refused, and nothing is stored', async (_, more, status, sentence) => {
    const heard = await send(more)
    expect([heard.status, heard.data.resultMessage]).toEqual([status, sentence])
    expect(await kept()).toEqual([[], []])
  })

  test('V-EVT-2, V-EVT-3, V-EVT-10: a visitor and a member without consent are refused', async () => {
    expect((await send({}, PEOPLE.visitor)).status).toBe(401)
    expect((await send({}, PEOPLE.member)).status).toBe(403)
    expect(await kept()).toEqual([[], []])
  })

  test('problems name their fields', async () => {
    const { data } = await send({ form: { ...form, phoneNo: '1234' } })
    expect(data.problems).toMatchObject([{ pointer: '/form/phoneNo' }])
  })
})
