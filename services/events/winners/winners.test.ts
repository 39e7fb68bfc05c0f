import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { winners } from '@/services/db/tables/events'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { addEvents } from '@/tests/support/parent-rows'
import { ONE_DATABASE } from '@/tests/support/test-database'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addEvents(app.open.db, ...Array.from({ length: 12 }, (_, i) => 100 + i))
    await app.open.db.insert(winners).values([
      ...Array.from({ length: 12 }, (_, i) => ({
        winnerSeq: i + 1,
        siteId: 'site',
        eventSeq: i === 0 ? null : 100 + i,
        subject: `${i + 1}번째 당첨자 발표`,
        contents: '<p onclick="x()">홍*동 010-****-5678</p><script>alert(1)</script>',
        postedAt: new Date(Date.UTC(2026, 0, i + 1)),
      })),
      { winnerSeq: 99, siteId: 'other', subject: '다른 사이트', contents: '', postedAt: new Date() },
    ])
  })
  afterAll(() => app.drop())
  const list = async (query: string) => (await app.get(`/svc/eventSvcApi/svcWinnerList${query}`)).data
  const read = (query: string) => app.get(`/svc/eventSvcApi/svcWinnerRead${query}`)

  test('the newest post comes first, and pageNo turns the page', async () => {
    const first = await list('')
    expect(first['totalCount']).toBe(12)
    expect(first.items[0]).toEqual({
      WINNER_SEQ: 12,
      SUBJECT_WINNER: '12번째 당첨자 발표',
      EVENT_SEQ: 111,
      REG_DT: '2026-01-12T00:00:00.000Z',
    })
    expect((await list('?pageNo=2')).items.map(({ WINNER_SEQ }) => WINNER_SEQ)).toEqual([2, 1])
    expect((await list('?pageNo=2')).items[1]).toMatchObject({ EVENT_SEQ: null })
    for (const absurd of ['-1', '1e9', 'x']) expect((await list(`?pageNo=${absurd}`)).items).toHaveLength(10)
  })

  test('a post is read with its neighbours, from any page; its text is sanitised', async () => {
    const { data } = await read('?seq=5&pageNo=2')
    expect(data.item).toMatchObject({ WINNER_SEQ: 5, EVENT_SEQ: 104, PREV: { WINNER_SEQ: 4 }, NEXT: { WINNER_SEQ: 6 } })
    expect(data.item['CONTENTS']).toBe('<p>홍*동 010-****-5678</p>')
    expect((await read('?seq=12&pageNo=-3')).data.item['NEXT']).toBeNull()
    expect((await read('?seq=1')).data.item['PREV']).toBeNull()
    for (const seq of ['77', '99']) expect((await read(`?seq=${seq}`)).status).toBe(404)
    expect((await read('?seq=abc')).status).toBe(400)
  })

  test('what the event screen announces is a record; withdrawn it is hidden and kept, and numbers never meet', async () => {
    const admin = { as: PEOPLE.admin }
    const post = async (call: string, body: object) => (await app.post(call, body, admin)).data.item
    const values = { subject: '직접 쓴 발표', contents: '<p>축하합니다.</p>', postedAt: '2026-02-01T00:00:00.000Z' }
    const written = await post('/adm/record/create', { type: 'winners', values })
    const announced = await post('/adm/winner/post', { eventSeq: 101, subject: '화면에서 올린 발표', contents: '<p>감사합니다.</p>' })
    const id = String(announced['winnerSeq'])
    expect(id).not.toBe(written['id'])
    const opened = (await app.get(`/adm/record/open?type=winners&id=${id}`, admin)).data.item
    expect(opened).toMatchObject({ name: '화면에서 올린 발표', state: 'live', updatedBy: { id: 'admin' }, problems: [] })

    await post('/adm/record/act', { type: 'winners', act: 'withdraw', ids: [id] })
    expect((await read(`?seq=${id}`)).status).toBe(404)
    expect((await list('')).items.map(({ WINNER_SEQ }) => WINNER_SEQ)).not.toContain(Number(id))
    const [kept] = await app.open.db
      .select()
      .from(winners)
      .where(eq(winners.winnerSeq, Number(id)))
    expect(kept).toMatchObject({ subject: '화면에서 올린 발표', publishedYn: 'N' })
    await post('/adm/record/act', { type: 'winners', act: 'publish', ids: [id] })
    expect((await read(`?seq=${id}`)).status).toBe(200)
  })

  test('an event that is not there cannot be announced by a record', async () => {
    const values = { subject: '발표', contents: '', postedAt: '2026-02-01T00:00:00.000Z', eventSeq: 9_999 }
    const { id, version } = (await app.post('/adm/record/create', { type: 'winners', values }, { as: PEOPLE.admin })).data.item
    const { status, data } = await app.post('/adm/record/publish', { type: 'winners', id, version }, { as: PEOPLE.admin })
    expect([status, data.problems]).toMatchObject([400, [{ pointer: '/eventSeq' }]])
  })
})
