import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { levelQuestions, levelResults, levels } from '@/services/db/tables/members'
import { addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const NOW = new Date('2026-11-23T03:00:00Z')
const API = '/svc/myPageSvcApi'
const OTHER = { user: { ...PEOPLE.member.user, memberNo: 'M-OTHER' } }

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, PEOPLE.member.user.memberNo, OTHER.user.memberNo)
    const choices = ['하나', '둘', '셋'].map((text, i) => ({ text, points: i * 10 }))
    await app.open.db.insert(levelQuestions).values([
      { id: 2, siteId: 'site', question: '나중 문제', choices, orderNo: 20 },
      { id: 1, siteId: 'site', question: '먼저 문제', hint: '도움말', choices, orderNo: 10 },
      { id: 3, siteId: 'elsewhere', question: '다른 사이트', choices, orderNo: 1 },
    ])
    const level = { siteId: 'site', image: '/media/rooms/hallway-gallery.webp', imageAlt: '복도' }
    await app.open.db.insert(levels).values([
      { ...level, code: 'HIGH', name: '높음', minPoints: 30 },
      { ...level, code: 'LOW', name: '낮음', summary: '낮은 사람', minPoints: 0 },
    ])
  })
  afterAll(() => app.drop())

  const save = (choices: Record<number, number>, as: object = PEOPLE.member, more: object = {}) =>
    app.post(
      `${API}/svcMyPageInteriorLevelTest`,
      { answers: Object.entries(choices).map(([question, choice]) => ({ question: Number(question), choice })), ...more },
      { as, now: NOW },
    )
  const result = async (as: object = PEOPLE.member) => (await app.get(`${API}/svcMyPageInteriorLevelTestResult`, { as })).data.item

  test('questions come in their order, without points', async () => {
    const { items } = (await app.get(`${API}/svcLevelTestQuestionList`)).data
    expect(items).toEqual([
      { QUESTION_SEQ: 1, QUESTION: '먼저 문제', HINT: '도움말', CHOICES: ['하나', '둘', '셋'] },
      { QUESTION_SEQ: 2, QUESTION: '나중 문제', HINT: '', CHOICES: ['하나', '둘', '셋'] },
    ])
  })

  test('Q-090: the level comes of the answers, whatever the browser claims, and a new test takes its place', async () => {
    expect(await result()).toBeNull()
    expect((await save({ 1: 1, 2: 2 }, PEOPLE.member, { level: 'HIGH' })).data.item).toEqual({ level: 'LOW' })
    expect(await result()).toMatchObject({ level: 'LOW', NAME: '낮음', REG_DT: NOW.toISOString() })
    expect((await save({ 2: 3, 1: 2 })).data.item).toEqual({ level: 'HIGH' })
    expect(await result()).toMatchObject({
      level: 'HIGH',
      answers: [
        { question: '먼저 문제', answer: '둘' },
        { question: '나중 문제', answer: '셋' },
      ],
    })
    expect(await app.open.db.select().from(levelResults)).toHaveLength(1)
  })

  test('P-MEM-2: a member sees their own result only', async () => {
    expect(await result(OTHER)).toBeNull()
    expect((await app.get(`${API}/svcMyPageInteriorLevelTestResult`)).status).toBe(401)
    expect((await save({ 1: 1, 2: 1 }, PEOPLE.visitor)).status).toBe(401)
  })

  test('a missing answer is named, and one to a question that is gone or has fewer choices now is refused', async () => {
    expect(await save({ 1: 2 })).toMatchObject({ status: 400, data: { resultMessage: '2번 문제에 답해 주세요.' } })
    const refused: Record<number, number>[] = [
      { 1: 1, 2: 1, 3: 1 },
      { 1: 1, 2: 4 },
      { 1: 1, 99: 1 },
    ]
    for (const choices of refused) expect(await save(choices)).toMatchObject({ status: 409 })
    expect(await result()).toMatchObject({ level: 'HIGH' })
  })

  test('a level that staff withdrew gives way to the one that the points reach now', async () => {
    const { db } = app.open
    const [high] = await db.delete(levels).where(eq(levels.code, 'HIGH')).returning()
    expect(await result()).toMatchObject({ level: 'LOW' })
    await db.insert(levels).values(high!)
  })

  test('the picture of a level is drawn once, and no other is drawn', async () => {
    const draw = (level: string) => app.raw(`${API}/svcLevelCard?level=${level}`, {})
    const first = await draw('LOW')
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const bytes = Buffer.from(await first.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1080, height: 1080 })
    expect(Buffer.from(await (await draw('LOW')).arrayBuffer()).equals(bytes)).toBe(true)
    expect((await draw('NONE')).status).toBe(404)
  })
})
