import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventReviews } from '@/services/db/tables/events'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { addEvents, addMembers } from '@/tests/support/parent-rows'
import { ONE_DATABASE } from '@/tests/support/test-database'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, '7', '8')
    await addEvents(app.open.db, 5, 6)
    const review = { siteId: 'site', eventSeq: 5, memberNo: '7', shownName: '홍*동' }
    await app.open.db.insert(eventReviews).values([
      { ...review, reviewSeq: 1, urls: ['https://blog.example/1', 'javascript:alert(1)'], postedAt: new Date('2026-01-01') },
      { ...review, reviewSeq: 2, memberNo: '8', urls: ['https://blog.example/2'], postedAt: new Date('2026-01-02') },
      { ...review, reviewSeq: 3, eventSeq: 6, postedAt: new Date('2026-01-03') },
    ])
  })
  afterAll(() => app.drop())
  const list = async () => (await app.get('/svc/review/rEventReview?eventId=5')).data
  const remove = (reviewSeq: number, as: object = PEOPLE.member) => app.post('/svc/review/dReview', { reviewSeq }, { as })

  test('the reviews of an event, the newest first; an unsafe URL is left out', async () => {
    expect(await list()).toMatchObject({
      totalCount: 2,
      items: [
        { REVIEW_SEQ: 2, MEMBER_NAME: '홍*동', urls: ['https://blog.example/2'] },
        { REVIEW_SEQ: 1, urls: ['https://blog.example/1'], REG_DT: '2026-01-01T00:00:00.000Z' },
      ],
    })
    expect((await app.get('/svc/review/rEventReview?eventId=x')).status).toBe(400)
  })

  test('P-MEM-2: the own reviews of an event only', async () => {
    const mine = (as: object) => app.get('/svc/review/rMyEventReview?eventId=5', { as })
    expect((await mine(PEOPLE.visitor)).status).toBe(401)
    expect((await mine(PEOPLE.member)).data).toMatchObject({ items: [{ REVIEW_SEQ: 1, REG_DT: '2026-01-01T00:00:00.000Z' }] })
    expect((await app.get('/svc/review/rMyEventReview?eventId=7', { as: PEOPLE.member })).data.items).toEqual([])
  })

  test("P-MEM-2: another member's review cannot be deleted, the own one can", async () => {
    expect((await remove(1, PEOPLE.visitor)).status).toBe(401)
    expect((await remove(2)).data).toMatchObject({ result: '403', resultMessage: '내가 쓴 후기만 삭제할 수 있습니다.' })
    expect((await list())['totalCount']).toBe(2)
    expect((await remove(1)).status).toBe(200)
    expect((await list()).items.map(({ REVIEW_SEQ }) => REVIEW_SEQ)).toEqual([2])
    expect((await remove(1)).status).toBe(404)
  })
})
