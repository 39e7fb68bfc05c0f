import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { winners } from '@/services/db/tables/events'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
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
})
