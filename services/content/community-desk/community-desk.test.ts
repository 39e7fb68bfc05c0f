import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { alarms } from '@/services/db/tables/alarms'
import { audits } from '@/services/db/tables/base'
import { recruitApplications, recruitments } from '@/services/db/tables/community'
import { members } from '@/services/db/tables/members'
import { clearAudits } from '@/tests/support/clear-audits'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const HOUR = 3_600_000
const RECRUIT = 1
const REASON = '7기 지원서를 심사합니다'
const MOTIVE = '써 본 뒤에 사진과 글로 남기겠습니다. '.repeat(6).trim()
const PEOPLE_APPLYING = ['김하늘', '이도윤', '박서연'].map((memberName, i) => ({
  siteId: 'site',
  memberNo: `m${i + 1}`,
  memberName,
  mobileNo: `0102000100${i + 1}`,
  email: `m${i + 1}@maru.example`,
}))

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await app.open.db.insert(members).values(PEOPLE_APPLYING)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    for (const table of [recruitApplications, recruitments, alarms]) await db.delete(table)
    await clearAudits(db)
    const ago = (hours: number) => new Date(Date.now() - hours * HOUR)
    const window = { openFrom: ago(72), openUntil: ago(1), announcedFrom: ago(-24) }
    const text = { siteId: 'site', contents: '<p>함께해 주세요.</p>', places: 2 }
    await db.insert(recruitments).values([
      { ...text, ...window, seq: RECRUIT, title: '결모임 7기' },
      { ...text, ...window, seq: 2, title: '결모임 6기', openUntil: ago(48) },
    ])
    await db.insert(recruitApplications).values(
      PEOPLE_APPLYING.map(({ memberNo }, i) => ({
        applicationSeq: i + 1,
        siteId: 'site',
        recruitSeq: RECRUIT,
        memberNo,
        answers: { snsUrls: [`https://blog.example.com/${memberNo}`], housingType: '', motive: MOTIVE },
        createdAt: ago(10 - i),
      })),
    )
  })
  const as = PEOPLE.admin
  const post = (act: string, body: object, who: object = as) => app.post(`/adm/community/${act}`, body, { as: who })
  const browse = (query = '', who: object = as) => app.get(`/adm/community/browse${query}`, { as: who })
  const decide = (applicationSeqs: number[], decision = 'chosen') =>
    post('decide', { recruitSeq: RECRUIT, applicationSeqs, decision, reason: REASON })
  const announce = () => post('announce', { recruitSeq: RECRUIT })
  const decisions = async () =>
    (await app.open.db.select().from(recruitApplications).orderBy(recruitApplications.applicationSeq)).map(({ decision }) => decision)

  test('a list shows masked people, no word of an application, and the tally of every recruitment', async () => {
    const { data } = await browse()
    expect(data.items.map(({ applicationSeq }) => applicationSeq)).toEqual([3, 2, 1])
    expect(data.items[2]).toMatchObject({ name: '김*늘', phoneNo: '010-****-1001', decision: 'waiting', toldYn: 'N', title: '결모임 7기' })
    expect(JSON.stringify(data)).not.toContain('blog.example.com')
    expect(JSON.stringify(data)).not.toContain('김하늘')
    expect(data.item['recruitments']).toMatchObject([
      { recruitSeq: RECRUIT, state: 'closed', places: 2, waiting: 3, chosen: 0, passed: 0, untold: 3 },
      { recruitSeq: 2, waiting: 0, untold: 0 },
    ])
    expect((await browse('?recruitSeq=2')).data.totalCount).toBe(0)
    expect((await browse('?decision=chosen')).data.items).toEqual([])
  })

  test('a manager without the right sees nothing and does nothing', async () => {
    expect((await browse('', PEOPLE.manager)).status).toBe(403)
    for (const [act, body] of [
      ['open', { applicationSeqs: [1], reason: REASON }],
      ['decide', { recruitSeq: RECRUIT, applicationSeqs: [1], decision: 'chosen', reason: REASON }],
      ['announce', { recruitSeq: RECRUIT }],
      ['export', { recruitSeq: RECRUIT, reason: REASON, personalYn: 'N' }],
    ] as const)
      expect((await post(act, body, PEOPLE.manager)).status).toBe(403)
    expect(await decisions()).toEqual(['waiting', 'waiting', 'waiting'])
  })

  test('opening several records of each of them who read it and why', async () => {
    expect((await post('open', { applicationSeqs: [1], reason: '네' })).status).toBe(400)
    const { data } = await post('open', { applicationSeqs: [1, 2], reason: REASON })
    expect(data.items).toHaveLength(2)
    expect(data.items).toContainEqual(
      expect.objectContaining({ name: '김하늘', phoneNo: '010-2000-1001', email: 'm1@maru.example', motive: MOTIVE }),
    )
    const lines = await app.open.db.select().from(audits).where(eq(audits.action, 'recruit.read'))
    expect(lines.map(({ target }) => target).toSorted()).toEqual(['recruit:1', 'recruit:2'])
    expect(lines[0]).toMatchObject({ actor: 'staff:admin', detail: { reason: REASON } })
  })

  test('several are chosen at once, never more than there are places, and put back', async () => {
    expect((await decide([1, 2, 3])).data.resultMessage).toMatch(/뽑는 인원보다 많이/)
    expect(await decisions()).toEqual(['waiting', 'waiting', 'waiting'])
    expect((await decide([1, 2])).data.item).toEqual({ changed: 2 })
    expect((await decide([3], 'passed')).status).toBe(200)
    expect((await decide([1], 'waiting')).status).toBe(200)
    expect(await decisions()).toEqual(['waiting', 'chosen', 'passed'])
    expect((await decide([1, 99])).data.resultMessage).toMatch(/이 모집의 지원서가 아닌/)
    expect((await post('decide', { recruitSeq: 2, applicationSeqs: [1], decision: 'chosen', reason: REASON })).status).toBe(400)
  })

  test('two members of staff who choose at once choose no more than the places', async () => {
    await app.open.db.update(recruitments).set({ places: 1 }).where(eq(recruitments.seq, RECRUIT))
    const heard = await Promise.all([decide([1]), decide([2])])
    expect(heard.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await decisions()).filter((one) => one === 'chosen')).toHaveLength(1)
  })

  test('an announcement tells everybody once; what nobody decided about is not chosen, and decisions are final', async () => {
    expect((await announce()).data.resultMessage).toMatch(/선정한 지원서가 없습니다/)
    await decide([2])
    expect((await announce()).data.item).toEqual({ chosen: 1, passed: 2 })
    expect(await decisions()).toEqual(['passed', 'chosen', 'passed'])
    const told = await app.open.db.select().from(alarms).orderBy(alarms.memberNo)
    expect(told.map(({ memberNo, title }) => [memberNo, title])).toEqual([
      ['m1', '결모임 7기의 결과를 발표했습니다.'],
      ['m2', '결모임 7기에 선정되셨습니다.'],
      ['m3', '결모임 7기의 결과를 발표했습니다.'],
    ])
    expect((await announce()).data.resultMessage).toBe('이미 발표했습니다.')
    expect((await decide([1])).data.resultMessage).toMatch(/발표한 결정은 바꿀 수 없습니다/)
    expect(await app.open.db.select().from(alarms)).toHaveLength(3)
  })

  test('nothing is announced while one can still apply', async () => {
    await app.open.db
      .update(recruitments)
      .set({ openUntil: new Date(Date.now() + HOUR) })
      .where(eq(recruitments.seq, RECRUIT))
    await decide([1])
    expect((await announce()).data.resultMessage).toBe('모집이 끝난 뒤에 발표할 수 있습니다.')
  })

  test('a file is masked unless personal fields were asked for, and its reason is recorded', async () => {
    const file = async (personalYn: string) => (await post('export', { recruitSeq: RECRUIT, reason: REASON, personalYn })).data.item
    const masked = await file('N')
    expect(masked).toMatchObject({ rows: 3 })
    expect(masked['csv']).toContain('김*늘')
    expect(masked['csv']).not.toMatch(/김하늘|blog\.example/)
    expect((await file('Y'))['csv']).toMatch(/김하늘[\s\S]*blog\.example\.com\/m1/)
    expect(await app.open.db.select().from(audits).where(eq(audits.action, 'recruit.export'))).toHaveLength(2)
  })
})
