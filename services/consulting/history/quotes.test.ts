import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { personIndexOf } from '@/services/db/person-index-of'
import { staffSessions } from '@/services/db/tables/auth'
import { alarms } from '@/services/db/tables/alarms'
import { consultationAsks, consultationFiles, consultationQuotes, consultations } from '@/services/db/tables/consulting'
import { staffNews } from '@/services/db/tables/staff-news'
import { addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const siteId = 'site'
const NOW = new Date('2026-11-27T03:00:00Z')
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000)
const PERSON = { memberName: '홍길동', mobileNo: '01020001234' }
const AS = { ...PEOPLE.member, identified: PERSON }
const LINES = [
  { name: '원목결 마루 오크', quantity: 33.5, unit: '㎡', price: 58_000 },
  { name: '시공', quantity: 1, unit: '식', price: 900_000 },
  { name: '할인', quantity: 1, unit: '식', price: -43_000 },
]

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const send = (body: object = {}, as: object = PEOPLE.admin) =>
    app.post(
      '/adm/consultation/quote',
      { counselSeq: 1, version: 1, lines: LINES, words: '', lastDay: '2026-12-04', ...body },
      { as, now: NOW },
    )
  const ask = (body: object, { now = NOW } = {}) =>
    app.post('/svc/consultingSvcApi/ask', { counselSeq: 1, kind: 'accept', ...body }, { as: AS, now })
  const withdraw = (askSeq: number, as: object = AS) =>
    app.post('/svc/consultingSvcApi/withdrawAsk', { counselSeq: 1, askSeq }, { as, now: NOW })
  const settle = (askSeq: number) =>
    app.post(
      '/adm/consultation/settleAsk',
      { counselSeq: 1, askSeq, outcome: 'agreed', answer: '확인했습니다.' },
      { as: PEOPLE.admin, now: NOW },
    )
  const read = async (now = NOW) =>
    (await app.get('/svc/myPageSvcApi/svcMyPageMyCounselDetail?counselSeq=1', { as: AS, now })).data.item as {
      quotes: { quoteSeq: number; state: string; total: number }[]
      askable: string[]
      quoteUntil: string
      documents: unknown[]
    }
  const states = async (now = NOW) => (await read(now)).quotes.map(({ state }) => state)
  const news = async (now = NOW) => {
    const { item, items } = (await app.get('/svc/myPageSvcApi/svcMyPageNews', { as: AS, now })).data
    return [...(item['coming'] as typeof items), ...items]
  }
  const heard = async () => (await app.open.db.select({ key: staffNews.key }).from(staffNews)).map(({ key }) => key)

  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, '7')
    await app.open.db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 3_600_000) })
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    await db.delete(staffNews)
    await db.delete(alarms)
    await db.delete(consultations)
    await db.insert(consultations).values({
      ...{ counselSeq: 1, siteId, memberNo: '7', type: 'interior', stage: 'estimation', contents: '문의' },
      personIndex: personIndexOf(PERSON.memberName, PERSON.mobileNo),
      applicant: { name: '홍길동', phoneNo: PERSON.mobileNo, address: '서울' },
      ...{ startDt: '2026-12-09', endDt: '2026-12-10', createdAt: days(-10) },
    })
  })

  test('a quote is read with its sum, told to the person, and answered until the end of its last day', async () => {
    const { data } = await send({ words: '발코니는 빼고 셈했습니다.' })
    const { quoteSeq } = data.item as { quoteSeq: number }
    expect((await read()).quotes).toMatchObject([
      { no: 1, total: 2_800_000, vat: 254_545, lastDay: '2026-12-04', words: '발코니는 빼고 셈했습니다.', state: 'open', file: null },
    ])
    expect((await read()).quotes[0]).toMatchObject({ lines: [{ sum: 1_943_000 }, { sum: 900_000 }, { sum: -43_000 }] })
    expect(await read()).toMatchObject({ askable: ['accept', 'decline', 'move', 'cancel'], quoteUntil: '2026-12-04T14:59:59.000Z' })
    expect(await app.open.db.select({ title: alarms.title }).from(alarms)).toEqual([
      { title: '상담 견적이 도착했습니다. 2026.12.04까지 답해 주세요.' },
    ])
    expect((await news())[0]).toMatchObject({ words: '견적이 왔습니다', tone: 'waits', answerBy: '2026-12-04T14:59:59.000Z' })
    expect(JSON.stringify((await app.open.pool.query('select * from consultation_quote')).rows)).not.toMatch(/오크|발코니/)
    const late = await ask({ quoteSeq }, { now: new Date('2026-12-04T15:00:00Z') })
    expect(late.data.resultMessage).toMatch(/^견적에 답하실 수 있는 날이 지났습니다/)
    expect(await states(days(9))).toEqual(['expired'])
    expect((await news(days(9)))[0]).toMatchObject({ state: '답하실 날이 지남' })
    const answered = await ask({ quoteSeq, reason: '부탁드립니다.' }, { now: new Date('2026-12-04T14:59:00Z') })
    expect(answered.status).toBe(200)
    expect(await states()).toEqual(['accepted'])
    expect(await heard()).toEqual([expect.stringMatching(/^consultation:1:ask:/)])
  })

  test('a new quote replaces the old one, which stays readable; an answer to the old one is refused', async () => {
    const first = (await send()).data.item['quoteSeq'] as number
    expect((await send({ version: 2, lines: LINES.slice(0, 2) })).status).toBe(200)
    expect(await states()).toEqual(['open', 'replaced'])
    const old = await ask({ quoteSeq: first })
    expect([old.status, old.data.resultMessage]).toEqual([409, expect.stringContaining('새 견적이 왔습니다')])
    // Nor does a page that knows of no quote accept one.
    expect((await ask({})).status).toBe(409)
    const { quoteSeq } = (await read()).quotes[0]!
    expect((await ask({ quoteSeq, kind: 'decline' })).data.problems?.[0]).toMatchObject({ pointer: '/reason' })
    expect((await ask({ quoteSeq, kind: 'decline', reason: '생각보다 비쌉니다' })).status).toBe(200)
    expect(await states()).toEqual(['declined', 'replaced'])
    expect(await app.open.db.$count(consultationAsks)).toBe(1)
  })

  test('two presses and two members of staff send one quote; an answer that waits is answered first', async () => {
    const both = await Promise.all([send(), send({ words: '다른 창' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)!.data.item).toMatchObject({
      version: 2,
      changes: expect.arrayContaining([expect.objectContaining({ by: '관리자', what: 'quote', to: '2800000' })]),
      wanted: { what: 'quote', to: '2,800,000원' },
    })
    const { quoteSeq } = (await read()).quotes[0]!
    // Each order of the two ends with one truth: the answer is to the quote that stands, or it is refused.
    const [answer, quote] = await Promise.all([ask({ quoteSeq }), send({ version: 2 })])
    expect([answer.status, quote.status].toSorted()).toEqual([200, 409])
    expect(await states()).toEqual(answer.status === 200 ? ['accepted'] : ['open', 'replaced'])
    if (quote.status === 409) expect(quote.data.resultMessage).toContain('앞선 견적에 답했습니다')
  })

  test('what is wrong with a quote is said at its field, and outside the stage there is none', async () => {
    const wrong = await send({ lines: [{ name: '', quantity: 0, unit: '식', price: 1 }], lastDay: '2026-11-26' })
    expect(wrong.status).toBe(400)
    expect(wrong.data.problems!.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/lines/0/name',
      '/lines/0/quantity',
      '/lastDay',
    ])
    expect((await send({ fileKey: 'gone' })).data.resultMessage).toBe('붙인 파일을 찾을 수 없습니다. 다시 올려 주세요.')
    await app.open.db.update(consultations).set({ stage: 'survey' })
    expect((await send()).data.resultMessage).toContain('견적 단계에서')
    expect(await app.open.db.$count(consultationQuotes)).toBe(0)
  })

  test('the paper of a quote is no document of the stage, and no quote before it is sent with one', async () => {
    await app.open.db.insert(consultationFiles).values({
      ...{ fileKey: 'paper', siteId, counselSeq: 1, file: 'consultation-q.pdf', name: '견적서.pdf', bytes: 9 },
      ...{ byStaff: true, stage: 'estimation', part: 'quote', createdAt: NOW },
    })
    expect(await read()).toMatchObject({ documents: [], askable: ['move', 'cancel'] })
    await send({ fileKey: 'paper' })
    expect(await read()).toMatchObject({ documents: [], quotes: [{ file: { name: '견적서.pdf' } }] })
  })

  test('what was sent is taken back until staff answer; the quote waits again, and of both at once one is told', async () => {
    const quoteSeq = (await send()).data.item['quoteSeq'] as number
    const askSeq = (await ask({ quoteSeq })).data.item['askSeq'] as number
    expect((await withdraw(askSeq, { identified: { memberName: '임꺽정', mobileNo: '01020009999' } })).status).toBe(404)
    expect((await withdraw(askSeq)).status).toBe(200)
    expect(await heard()).toContain(`consultation:1:withdrawn:${askSeq}`)
    expect(await states()).toEqual(['open'])
    expect((await settle(askSeq)).data.resultMessage).toBe('신청한 분이 이 요청을 거두었습니다. 답하지 않으셔도 됩니다.')
    const again = (await ask({ quoteSeq })).data.item['askSeq'] as number
    const [taken, settled] = await Promise.all([withdraw(again), settle(again)])
    expect([taken.status, settled.status].toSorted()).toEqual([200, 409])
    expect((await withdraw(again)).status).toBe(409)
  })
})
