import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventEntries, eventReviews, events } from '@/services/db/tables/events'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { addMembers } from '@/tests/support/parent-rows'
import { ONE_DATABASE } from '@/tests/support/test-database'

const person = (no: number) => ({ user: { ...PEOPLE.member.user, memberNo: `m${no}`, goodsMarketingYn: 'Y' as const } })

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, ...Array.from({ length: 20 }, (_, i) => person(i).user.memberNo))
    const at = (days: number) => new Date(Date.now() + days * 86_400_000)
    const event = {
      siteId: 'site',
      eventName: '후기',
      eventType: 'review',
      imgBannerPc: '/a.webp',
      imgBannerMo: '/a.webp',
      imgBannerAlt: '',
    }
    await app.open.db.insert(events).values([
      { ...event, eventSeq: 1, openStrDate: at(-1), openEndDate: at(1), applyLimitType: '1' },
      { ...event, eventSeq: 2, openStrDate: at(-1), openEndDate: at(1), applyLimitType: '3' },
    ])
  })
  afterAll(() => app.drop())
  const send = async (urls: string[], { eventId = '1', no = 1 } = {}) => {
    const { status, data } = await app.post('/svc/review/cEventReview', { eventId, urls }, { as: person(no) })
    return { status, result: data.result, message: data.resultMessage }
  }
  const reviews = () => app.open.db.select().from(eventReviews)

  test.each([
    ['V-REV-1', ['', 'https://bb.example.com/1'], '500', '공유한 URL을 입력해 주세요.'],
    ['V-REV-1', [], '500', '공유한 URL을 입력해 주세요.'],
    ['V-REV-2', ['https://aa.example.com/1', 'abc'], '400', '올바른 URL 형식이 아닙니다.'],
    ['V-REV-3', ['https://aa.example.com/1', 'https://aa.example.com/1'], '400', '동일한 URL을 중복으로 등록할 수 없습니다.'],
    ['V-REV-4', ['mailto:a@b.com'], '400', '올바른 URL 형식이 아닙니다.'],
    ['V-REV-4', ['javascript:alert(1)'], '400', '올바른 URL 형식이 아닙니다.'],
    ['C-GAME', ['https://aa.example.com/1', '', '', 'https://aa.example.com/2'], '400', '주소는 3개까지 보낼 수 있습니다.'],
  ])('%s: %j is refused and nothing stored', async (_, urls, result, message) => {
    expect(await send(urls)).toEqual({ status: 400, result, message })
    expect(await reviews()).toEqual([])
    expect(await app.open.db.select().from(eventEntries)).toEqual([])
  })

  test('V-REV-2, E-RES-501: a review is entered and shown; its URLs are reserved permanently', async () => {
    expect(await send(['https://aa.example.com/1', '', 'ftp://cc.example.com/3'])).toMatchObject({ status: 200 })
    expect(await reviews()).toMatchObject([
      { eventSeq: 1, memberNo: 'm1', shownName: '집꾸미기', urls: ['https://aa.example.com/1', 'ftp://cc.example.com/3'] },
    ])
    const listed = await app.get('/svc/review/rEventReview?eventId=1')
    expect(listed.data.items).toMatchObject([{ MEMBER_NAME: '집꾸미기' }])
    const taken = { status: 409, result: '501', message: '이미 등록된 URL입니다.' }
    expect(await send(['https://bb.example.com/9', 'http://aa.example.com/1/'], { no: 2 })).toEqual(taken)
    expect(await send(['https://aa.example.com/1'])).toEqual(taken)
    expect(await reviews()).toHaveLength(1)
    const { REVIEW_SEQ } = listed.data.items[0]!
    await app.post('/svc/review/dReview', { reviewSeq: REVIEW_SEQ }, { as: person(1) })
    expect(await send(['https://aa.example.com/1'])).toEqual(taken)
    expect(await send(['https://bb.example.com/9'])).toMatchObject({ status: 200 })
  })

  test('the same URL from twenty members at once: one succeeds', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, no) => send(['https://dd.example.com/1'], { no, eventId: '2' })))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter(({ result }) => result === '501')).toHaveLength(19)
    expect(await app.open.db.select().from(eventEntries).where(eq(eventEntries.eventSeq, 2))).toHaveLength(1)
  })
})
