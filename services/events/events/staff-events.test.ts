import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EventForm } from '@/schemas/rules/events/event-form'
import { audits } from '@/services/db/tables/base'
import { eventAnswers, eventGames, events } from '@/services/db/tables/events'
import { openTestApp, PEOPLE, type TestRequest, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const admin: TestRequest = { as: PEOPLE.admin }
const manager: TestRequest = { as: PEOPLE.manager }
const QUIZ = {
  game: { question: '단열에 좋은 것은?', choices: ['로이 유리', '벽지'] },
  answers: ['1'],
  imgBannerPc: '/media/a.webp',
  imgBannerMo: '/media/b.webp',
  imgBannerAlt: '거실',
} satisfies Partial<EventForm>

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
  })
  afterAll(() => app.drop())

  const open = async (eventSeq: number) =>
    (await app.get(`/adm/event/open?eventSeq=${eventSeq}`, manager)).data.item as unknown as {
      version: number
      form: EventForm
      publishedYn: string
      state: string
      path: string
      updatedBy: object
    }
  const create = async (eventName: string, eventType = 'quizChoice') => {
    const { status, data } = await app.post('/adm/event/create', { eventName, eventType }, admin)
    expect(status).toBe(200)
    return data.item['eventSeq'] as number
  }
  const save = (eventSeq: number, version: number, form: EventForm, as = admin) =>
    app.post('/adm/event/save', { eventSeq, version, form }, as)
  const publish = (eventSeq: number, version: number, publishedYn = 'Y') =>
    app.post('/adm/event/publish', { eventSeq, version, publishedYn }, admin)

  test('a new event is a draft that visitors can neither find nor open', async () => {
    const eventSeq = await create('새 퀴즈')
    const made = await open(eventSeq)
    expect(made).toMatchObject({ version: 1, publishedYn: 'N', state: 'draft', path: `/zin/event/event/${eventSeq}` })
    expect(made.form).toMatchObject({ eventName: '새 퀴즈', eventType: 'quizChoice', game: {}, answers: [] })
    expect(Date.parse(made.form.openEndDate) - Date.parse(made.form.openStrDate)).toBe(14 * 86_400_000 - 60_000)
    expect(made.updatedBy).toEqual({ id: 'admin', name: '관리자' })
    expect((await app.get(`/svc/eventSvcApi/svcRead?eventSeq=${eventSeq}`)).status).toBe(404)
    const listed = (await app.get('/svc/eventSvcApi/svcList?size=100')).data.items
    expect(listed.map(({ EVENT_SEQ }) => EVENT_SEQ)).not.toContain(eventSeq)
  })

  test('it is published only when complete, and problems name their field', async () => {
    const eventSeq = await create('빈 퀴즈')
    const { status, data } = await publish(eventSeq, 1)
    expect(status).toBe(400)
    expect(data.problems?.map(({ pointer }) => pointer).sort()).toEqual(['/imgBannerAlt', '/imgBannerMo', '/imgBannerPc'])
    const { form } = await open(eventSeq)
    expect((await save(eventSeq, 1, { ...form, ...QUIZ, answers: [] })).status).toBe(200)
    const second = await publish(eventSeq, 2)
    expect(second.data.problems).toEqual([{ pointer: '/answers/0', message: '정답을 입력해 주세요.', keyword: 'rule' }])
    expect((await open(eventSeq)).publishedYn).toBe('N')
  })

  test('Q-078: a published event is read without its solution', async () => {
    const eventSeq = await create('단열 퀴즈')
    const { form } = await open(eventSeq)
    const answers = ['비밀정답']
    const game = { fields: [{ label: '무엇일까요?', kind: 'text' as const }], cards: ['남', '는', '것'] }
    await save(eventSeq, 1, { ...form, ...QUIZ, eventType: 'videoQuiz', game, answers, messages: { success: '고맙습니다.', fail: ' ' } })
    expect((await publish(eventSeq, 2)).status).toBe(200)
    const read = await app.raw(`/svc/eventSvcApi/svcRead?eventSeq=${eventSeq}`, {})
    expect(read.status).toBe(200)
    expect(await read.text()).not.toContain('비밀정답')
    const [stored] = await app.open.db.select().from(eventGames).where(eq(eventGames.eventSeq, eventSeq))
    expect(stored).toMatchObject({ game: { fields: game.fields }, messages: { success: '고맙습니다.' } })
    expect(stored!.game).not.toHaveProperty('cards')
    expect((await app.open.db.select().from(eventAnswers).where(eq(eventAnswers.eventSeq, eventSeq)))[0]?.answers).toEqual(answers)
    expect((await open(eventSeq)).form.answers).toEqual(answers)
    // Visitors still see the published version.
    const now = await open(eventSeq)
    const broken = await save(eventSeq, now.version, { ...now.form, answers: [''] })
    expect(broken.status).toBe(400)
    expect(broken.data.problems?.[0]?.pointer).toBe('/answers/0')
    expect((await publish(eventSeq, now.version, 'N')).status).toBe(200)
    expect((await app.get(`/svc/eventSvcApi/svcRead?eventSeq=${eventSeq}`)).status).toBe(404)
    // The log names the changes, and never the answers.
    const lines = JSON.stringify(
      await app.open.db
        .select()
        .from(audits)
        .where(eq(audits.target, `event:${eventSeq}`)),
    )
    expect(lines).toContain('"answers"')
    expect(lines).not.toContain('비밀정답')
  })

  test('a stale save changes nothing and names the other editor', async () => {
    const eventSeq = await create('두 사람')
    const { form } = await open(eventSeq)
    expect((await save(eventSeq, 1, { ...form, summary: '먼저' })).status).toBe(200)
    const late = await save(eventSeq, 1, { ...form, summary: '나중' })
    expect(late.status).toBe(409)
    expect(late.data.item).toMatchObject({ version: 2, updatedBy: { id: 'admin', name: '관리자' } })
    expect((await open(eventSeq)).form.summary).toBe('먼저')
    expect((await publish(eventSeq, 1)).status).toBe(409)
    const together = await Promise.all(['가', '나', '다'].map((summary) => save(eventSeq, 2, { ...form, summary })))
    expect(together.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test.each([
    ['no name', { eventName: ' ' }, '/eventName'],
    ['a template that is none', { eventType: 'lottery' }, '/eventType'],
    ['an end before its start', { openStrDate: '2026-06-02T00:00:00+09:00', openEndDate: '2026-06-01T00:00:00+09:00' }, '/openEndDate'],
    ['no date at all', { openEndDate: 'soon' }, '/openEndDate'],
    ['too many places', { places: 1e9 }, '/places'],
    ['a field nobody knows', { siteId: 'other' }, '/siteId'],
    ['an answer in the game', { game: { answer: '1' } }, '/game/answer'],
  ])('bad input: a draft with %s is not stored', async (_, wrong, pointer) => {
    const eventSeq = await create('틀린 것')
    const { form } = await open(eventSeq)
    const { status, data } = await save(eventSeq, 1, { ...form, ...wrong } as unknown as EventForm)
    expect(status).toBe(400)
    expect(data.problems?.map((problem) => problem.pointer)).toEqual([pointer])
    expect((await open(eventSeq)).version).toBe(1)
  })

  test('the list is searched, filtered by state and template, sorted and paged', async () => {
    const at = (days: number) => new Date(Date.now() + days * 86_400_000)
    const event = { siteId: 'site', eventType: 'join', imgBannerPc: '/a.webp', imgBannerMo: '/a.webp', imgBannerAlt: '' }
    await app.open.db.insert(events).values([
      { ...event, eventSeq: 1, eventName: '목록 나', openStrDate: at(-3), openEndDate: at(3) },
      { ...event, eventSeq: 2, eventName: '목록 가', openStrDate: at(2), openEndDate: at(3) },
      { ...event, eventSeq: 3, eventName: '목록 100%', openStrDate: at(-9), openEndDate: at(-3) },
      { ...event, eventSeq: 4, eventName: '목록 다른 집', siteId: 'other', openStrDate: at(-9), openEndDate: at(-3) },
    ])
    const list = async (query: string) => {
      const { data } = await app.get(`/adm/event/browse?${query}`, manager)
      return data.items.map(({ eventSeq }) => eventSeq)
    }
    expect(await list('search=목록')).toEqual([2, 1, 3])
    expect(await list('search=목록&sort=eventName')).toEqual([3, 2, 1])
    expect(await list('search=목록&sort=openEndDate&direction=asc')).toEqual(
      [3, 2, 1].toSorted((a, b) => (a === 3 ? -1 : b === 3 ? 1 : b - a)),
    )
    expect(await list('search=목록 %')).toEqual([3])
    expect(await list('search=2&eventType=join')).toEqual([2])
    for (const [state, seqs] of Object.entries({ open: [1], upcoming: [2], finished: [3] }))
      expect(await list(`search=목록&state=${state}`), state).toEqual(seqs)
    const { data } = await app.get('/adm/event/browse?search=목록&size=1&page=2', manager)
    expect(data.items.map(({ eventSeq }) => eventSeq)).toEqual([1])
    expect(data['totalCount']).toBe(3)
    expect(data.item['counts']).toEqual({ all: 3, open: 1, upcoming: 1, finished: 1, draft: 0 })
  })

  test('a manager has read-only access; visitors and members have none', async () => {
    const eventSeq = await create('권한')
    const { form } = await open(eventSeq)
    expect((await save(eventSeq, 1, form, manager)).status).toBe(403)
    for (const as of [PEOPLE.visitor, PEOPLE.member]) {
      expect((await app.get(`/adm/event/open?eventSeq=${eventSeq}`, { as })).status).toBe(403)
      expect((await app.get('/adm/event/browse', { as })).status).toBe(403)
    }
    expect((await app.get('/adm/event/open?eventSeq=99999', manager)).status).toBe(404)
  })
})
