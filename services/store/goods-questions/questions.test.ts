import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tagNumbers } from '@/lib/tag-numbers'
import type { Session } from '@/schemas/api/auth/session'
import { alarms } from '@/services/db/tables/alarms'
import { audits, throttles } from '@/services/db/tables/base'
import { goodsQuestions } from '@/services/db/tables/questions'
import { forbiddenWords } from '@/services/db/tables/site'
import { goods } from '@/services/db/tables/store'
import '@/services/areas'
import { addMembers } from '@/tests/support/parent-rows'
import { clearAudits } from '@/tests/support/clear-audits'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const NOW = new Date('2026-06-01T01:00:00Z')
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000)
const member = (memberNo: string): Session => ({ user: { ...PEOPLE.member.user, memberNo } })
const [ASKER, OTHER] = [member('asker'), member('other')]
const STAFF = PEOPLE.admin
const WORDS = '식탁 다리를 떼어 낼 수 있나요?'
const PRIVATE = '주문자 송다온입니다. 배송지를 바꾸고 싶습니다.'

describe.each(ONE_DATABASE)('questions about goods on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    await addMembers(db, 'asker', 'other')
    await db.execute(`insert into store_category (category_id, site_id, category, depth, order_no) values ('c', 'site', '가구', 1, 1)`)
    const common = { siteId: 'site', kind: 'goods' as const, categoryId: 'c', image: '/a.webp', releasedAt: NOW, price: 1, salePrice: 1 }
    await db.insert(goods).values([
      { ...common, goodsId: 'table', name: '식탁', delivery: 'parcel' },
      { ...common, goodsId: 'lamp', name: '조명', delivery: 'parcel' },
      { ...common, goodsId: 'gone', name: '판매 종료', delivery: 'parcel', publishedYn: 'N' },
    ])
    await db.insert(forbiddenWords).values({ siteId: 'site', word: '바보' })
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    await db.delete(goodsQuestions)
    await db.delete(alarms)
    await clearAudits(db)
    await db.delete(throttles)
  })

  const send = (verb: string, body: object, as: Session = ASKER, now = NOW, key?: string) =>
    app.post(`/svc/goodsQuestionSvcApi/${verb}`, body, { as, now, ...(key ? { headers: { 'idempotency-key': key } } : {}) })
  const ask = (change: object = {}, as: Session = ASKER, now = NOW, key?: string) =>
    send('save', { goodsId: 'table', contents: WORDS, ...change }, as, now, key)
  const asked = async (change: object = {}, as: Session = ASKER, now = NOW) =>
    Number((await ask(change, as, now)).data.item['QUESTION_SEQ'])
  const list = async (as: Session = {}, query = '') =>
    (await app.get(`/svc/goodsQuestionSvcApi/svcList?goodsId=table${query}`, { as })).data
  const mine = async (as: Session, query = '') => (await app.get(`/svc/goodsQuestionSvcApi/myList?${query}`, { as })).data
  const desk = async (query = '') => (await app.get(`/adm/goodsQuestion/browse?${query}`, { as: STAFF })).data
  const staff = (verb: string, body: object, as: Session = STAFF, key?: string) =>
    app.post(`/adm/goodsQuestion/${verb}`, body, { as, ...(key ? { headers: { 'idempotency-key': key } } : {}) })
  const alarmsOf = (memberNo: string) => app.open.db.select().from(alarms).where(eq(alarms.memberNo, memberNo))

  test('a member asks, everybody reads it under the nickname, the newest first in pages', async () => {
    expect((await ask({}, {})).status).toBe(401)
    for (const [at, contents] of ['첫째 문의입니다.', '둘째 문의입니다.', '셋째 문의입니다.'].entries())
      await ask({ contents: ` ${contents}\n` }, ASKER, later(at))
    const { items, totalCount } = await list({}, '&size=2')
    expect([totalCount, items.map(({ CONTENTS }) => CONTENTS)]).toEqual([3, ['셋째 문의입니다.', '둘째 문의입니다.']])
    expect(items[0]).toMatchObject({ answeredYn: 'N', privateYn: 'N', answer: '', REG_DT: later(2).toISOString() })
    expect(items[0]!['MEMBER_NAME']).toBe(PEOPLE.member.user.nickname)
    expect((await list({}, '&size=2&page=2')).items.map(({ CONTENTS }) => CONTENTS)).toEqual(['첫째 문의입니다.'])
    // Other goods have their own.
    expect((await app.get('/svc/goodsQuestionSvcApi/svcList?goodsId=lamp')).data.totalCount).toBe(0)
  })

  test('what is too short, forbidden, too long, or about goods that are not sold is refused with its sentence', async () => {
    const said = async (change: object) => (await ask(change)).data.resultMessage
    expect(await said({ contents: ' 왜   요 ? ' })).toBe('공백을 빼고 5자 이상 입력해 주세요.')
    expect(await said({ contents: '바보 같은 식탁인가요?' })).toContain('바보')
    expect((await ask({ contents: '가'.repeat(1_001) })).status).toBe(400)
    for (const goodsId of ['gone', 'unknown']) expect((await ask({ goodsId })).status).toBe(404)
    expect((await list()).totalCount).toBe(0)
  })

  test('sent twice under one key it is stored once, also at the same time', async () => {
    const key = 'k'.repeat(22)
    const [first, second] = await Promise.all([ask({}, ASKER, NOW, key), ask({}, ASKER, NOW, key)])
    expect([first.status, second.status, (await ask({}, ASKER, later(1), key)).status]).toEqual([200, 200, 200])
    expect(first.data.item).toEqual(second.data.item)
    expect((await list()).totalCount).toBe(1)
    expect((await ask({ privateYn: 'Y' }, ASKER, later(1), key)).status).toBe(422)
  })

  test('a private question is read by its author and staff; lists, pages and the table in the open tell nothing of it', async () => {
    const seq = await asked({ contents: PRIVATE, privateYn: 'Y' })
    expect((await staff('answer', { questionSeq: seq, version: 0, answer: '송다온 님의 배송지를 바꾸었습니다.' })).status).toBe(200)
    for (const as of [{}, OTHER, ASKER]) {
      const read = await list(as)
      expect(JSON.stringify(read)).not.toMatch(/송다온|배송지/)
      expect(read.items).toMatchObject([{ privateYn: 'Y', answeredYn: 'Y', MEMBER_NAME: '', CONTENTS: '', answer: '' }])
    }
    expect((await mine(OTHER)).items).toEqual([])
    expect((await mine(ASKER)).items).toMatchObject([
      { CONTENTS: PRIVATE, answer: '송다온 님의 배송지를 바꾸었습니다.', name: '식탁', hiddenYn: 'N' },
    ])
    expect((await desk()).items).toMatchObject([{ privateYn: 'Y', contents: PRIVATE }])
    const { rows } = await app.open.pool.query('select * from goods_question')
    expect(JSON.stringify(rows)).not.toMatch(/송다온|배송지/)
    const recorded = await app.open.db.select().from(audits)
    expect(JSON.stringify(recorded)).not.toMatch(/송다온|배송지/)
    expect(JSON.stringify(await alarmsOf('asker'))).not.toMatch(/송다온|배송지/)
  })

  test('the author alone mends it while nobody has answered, also from open to private, and takes it away at any time', async () => {
    const seq = await asked()
    const edit = (change: object, as = ASKER) => send('edit', { questionSeq: seq, contents: WORDS, ...change }, as, later(1))
    expect((await edit({}, OTHER)).data.resultMessage).toBe('내가 쓴 문의만 고칠 수 있습니다.')
    expect((await edit({ contents: '바보 같은 식탁인가요?' })).status).toBe(400)
    expect((await edit({ contents: PRIVATE, privateYn: 'Y' })).status).toBe(200)
    expect((await list()).items).toMatchObject([{ privateYn: 'Y', CONTENTS: '' }])
    expect((await edit({ contents: '상판만 살 수 있나요?' })).status).toBe(200)
    expect((await list()).items).toMatchObject([{ privateYn: 'N', CONTENTS: '상판만 살 수 있나요?' }])
    expect((await staff('answer', { questionSeq: seq, version: 2, answer: '네, 됩니다.' })).status).toBe(200)
    expect((await edit({})).data.resultMessage).toBe('답변이 달린 문의는 고칠 수 없습니다. 새로 문의해 주세요.')
    expect((await send('remove', { questionSeq: seq }, OTHER)).status).toBe(403)
    expect((await send('remove', { questionSeq: seq })).status).toBe(200)
    expect((await send('remove', { questionSeq: seq })).status).toBe(403)
    expect([(await list()).totalCount, (await desk()).totalCount]).toEqual([0, 0])
  })

  test('staff answer what waits; the page shows it at once, the author is told once, and an answer is mended', async () => {
    const seq = await asked()
    const waiting = await desk('state=waiting')
    expect(waiting).toMatchObject({
      totalCount: 1,
      items: [{ questionSeq: seq, version: 0, goodsName: '식탁', contents: WORDS, answer: '' }],
    })
    const queue = async () => (await app.get('/adm/console/home', { as: STAFF })).data
    expect(JSON.stringify(await queue())).toContain('답변을 기다리는 상품 문의')
    const tag = 'goods-questions:table'
    const before = tagNumbers().current(tag)
    const key = 'a'.repeat(22)
    const answer = { questionSeq: seq, version: 0, answer: ' 네, 떼어 낼 수 있습니다. ' }
    const sent = [await staff('answer', answer, STAFF, key), await staff('answer', answer, STAFF, key)]
    expect(sent.map(({ status, data }) => [status, data.resultMessage])).toEqual(Array(2).fill([200, '답변을 달았습니다.']))
    expect(tagNumbers().current(tag)).toBeGreaterThan(before)
    expect((await list()).items).toMatchObject([{ answeredYn: 'Y', answer: '네, 떼어 낼 수 있습니다.' }])
    expect(await alarmsOf('asker')).toMatchObject([{ kind: 'consultation', link: '/mypage/consulting/qna' }])
    expect((await staff('answer', { ...answer, version: 1, answer: '네, 나사 네 개로 떼어 냅니다.' })).data.resultMessage).toBe(
      '답변을 고쳤습니다.',
    )
    expect(await alarmsOf('asker')).toHaveLength(1)
    expect((await desk('state=answered')).items).toMatchObject([
      { version: 2, answeredBy: '관리자', answer: '네, 나사 네 개로 떼어 냅니다.' },
    ])
    expect(JSON.stringify(await queue())).not.toContain('답변을 기다리는 상품 문의')
    const recorded = await app.open.db.select({ action: audits.action }).from(audits)
    expect(recorded.map(({ action }) => action)).toEqual(['goods-question.answer', 'goods-question.answer'])
  })

  test('whoever saw an earlier version is told who was first, and nothing is overwritten', async () => {
    const seq = await asked()
    await send('edit', { questionSeq: seq, contents: '상판만 살 수 있나요?' }, ASKER, later(1))
    const stale = await staff('answer', { questionSeq: seq, version: 0, answer: '네, 떼어 낼 수 있습니다.' })
    expect([stale.status, stale.data.resultMessage]).toEqual([409, '문의한 분이 그사이 내용을 고쳤습니다. 최신 내용을 확인해 주세요.'])
    const race = await Promise.all(['하나', '둘'].map((answer) => staff('answer', { questionSeq: seq, version: 1, answer })))
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(race.find(({ status }) => status === 409)!.data.resultMessage).toBe('관리자님이 먼저 답변했습니다. 최신 내용을 확인해 주세요.')
    const hide = { questionSeq: seq, decision: 'hide', reason: '광고로 판단했습니다.' }
    expect((await staff('decide', { ...hide, version: 1 })).status).toBe(409)
    expect((await staff('decide', { ...hide, version: 2 })).status).toBe(200)
    expect((await staff('answer', { questionSeq: 999, version: 0, answer: '네.' })).status).toBe(404)
  })

  test('hidden for a reason it is gone for visitors, and said so to its author, until it is shown again', async () => {
    const seq = await asked()
    const decide = (decision: string, version: number, reason = '광고로 판단했습니다.') =>
      staff('decide', { questionSeq: seq, version, decision, reason })
    expect((await decide('hide', 0, '짧음')).status).toBe(400)
    await decide('hide', 0)
    expect([(await list()).totalCount, (await desk('state=hidden')).items]).toMatchObject([
      0,
      [{ questionSeq: seq, hiddenReason: '광고로 판단했습니다.' }],
    ])
    expect((await mine(ASKER)).items).toMatchObject([{ hiddenYn: 'Y', CONTENTS: WORDS }])
    expect(JSON.stringify(await mine(ASKER))).not.toContain('광고')
    await decide('show', 1)
    expect((await list()).totalCount).toBe(1)
  })

  test('several are answered or hidden at once; one that was changed meanwhile stays, and is named with who was first', async () => {
    const one = await asked()
    const two = await asked({ goodsId: 'lamp', contents: '전구가 함께 오나요?' }, OTHER)
    const both = [one, two].map((questionSeq) => ({ questionSeq, version: 0 }))
    await staff('answer', { questionSeq: one, version: 0, answer: '먼저 단 답변' })
    expect((await staff('answerSeveral', { questions: both, answer: '{이름}님, {상품} 재고가 있습니다.' })).data.item).toEqual({
      changed: 1,
      left: [{ id: String(one), words: '관리자님이 먼저 답변했습니다. 최신 내용을 확인해 주세요.' }],
    })
    const shown = (await desk('state=answered')).items.map(({ answer }) => answer)
    expect(shown).toContain('먼저 단 답변')
    expect(shown.some((answer) => /^.+님, 조명 재고가 있습니다\.$/.test(String(answer)))).toBe(true)
    const again = both.map((known) => ({ ...known, version: 1 }))
    expect((await staff('answerSeveral', { questions: again, answer: '네.' })).data.item).toMatchObject({ changed: 0 })
    const reason = '광고로 판단했습니다.'
    expect((await staff('decideSeveral', { questions: again, decision: 'hide', reason })).data.item).toEqual({ changed: 2, left: [] })
    expect((await list()).totalCount).toBe(0)
    expect((await staff('decideSeveral', { questions: again, decision: 'hide', reason }, PEOPLE.manager)).status).toBe(403)
  })

  test('staff filter by goods and days, and a manager without the right is refused', async () => {
    await asked({}, ASKER, new Date('2026-05-30T15:30:00Z'))
    await asked({ goodsId: 'lamp', contents: '전구가 함께 오나요?' }, OTHER, NOW)
    const namesOf = async (query: string) => (await desk(query)).items.map(({ goodsName }) => goodsName)
    expect(await namesOf('')).toEqual(['조명', '식탁'])
    expect(await namesOf('direction=asc')).toEqual(['식탁', '조명'])
    expect(await namesOf(`search=${encodeURIComponent('조')}`)).toEqual(['조명'])
    // Half past midnight in Seoul.
    expect(await namesOf('from=2026-05-31&until=2026-05-31')).toEqual(['식탁'])
    expect(await namesOf('until=2026-05-30')).toEqual([])
    for (const { status } of [
      await app.get('/adm/goodsQuestion/browse', { as: PEOPLE.manager }),
      await staff('answer', { questionSeq: 1, version: 0, answer: '네.' }, PEOPLE.manager),
    ])
      expect(status).toBe(403)
  })

  test('own questions of one of the goods, and of all', async () => {
    await asked()
    await asked({ goodsId: 'lamp', contents: '전구가 함께 오나요?' })
    await asked({}, OTHER)
    expect((await mine(ASKER)).items.map(({ name }) => name)).toEqual(['조명', '식탁'])
    expect((await mine(ASKER, 'goodsId=lamp')).items.map(({ CONTENTS }) => CONTENTS)).toEqual(['전구가 함께 오나요?'])
  })
})
