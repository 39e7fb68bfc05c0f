import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { throttles } from '@/services/db/tables/base'
import { consultationFiles, consultationMessages, consultations, consultationStages } from '@/services/db/tables/consulting'
import { personIndexOf } from '@/services/db/person-index-of'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { addCategories, addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const sent = vi.hoisted(() => [] as { to: string; text: string }[])
vi.mock('@/services/outside/send-text', () => ({
  canSendText: () => true,
  sendText: (text: (typeof sent)[number]) => (sent.push(text), Promise.resolve({ state: 'sent' })),
}))

const HANEUL = { identified: { memberName: '김하늘', mobileNo: '01020001001' } } satisfies Session
const OTHER = { identified: { memberName: '박도윤', mobileNo: '01020001002' } } satisfies Session
const MEMBER = { ...PEOPLE.member, ...OTHER } satisfies Session
const at = (day: number) => new Date(Date.UTC(2026, 4, day))

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, PEOPLE.member.user.memberNo)
    await addCategories(app.open.db, 'floor')
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    await db.delete(consultations)
    await db.delete(throttles)
    const applicant = { name: '김하늘', phoneNo: '01020001001', address: '서울 강남구' }
    const one = {
      ...{ siteId: 'site', categories: ['floor'], applicant, contents: '마루를 바꿉니다.', startDt: '2026-06-01', endDt: '2026-06-03' },
      personIndex: personIndexOf('김 하늘', '010-2000-1001'),
      type: 'interior' as const,
    }
    await db.insert(consultations).values([
      { ...one, counselSeq: 1, stage: 'estimation', createdAt: at(1) },
      { ...one, counselSeq: 2, type: 'qna', stage: 'contract', createdAt: at(2) },
      { ...one, counselSeq: 3, personIndex: 'x', memberNo: PEOPLE.member.user.memberNo, createdAt: at(3) },
    ])
    const stage = { siteId: 'site', counselSeq: 1, staffName: '매니저' }
    await db.insert(consultationStages).values([
      { ...stage, stage: 'discussion', staffName: '', startedAt: at(1) },
      { ...stage, stage: 'survey', startedAt: at(4) },
      { ...stage, stage: 'estimation', startedAt: at(6) },
    ])
    const message = { siteId: 'site', counselSeq: 1, staffName: '매니저', postedAt: at(5) }
    await db.insert(consultationMessages).values([
      { ...message, writtenBy: 'staff', contents: '언제 방문할까요?' },
      { ...message, writtenBy: 'note', contents: '까다로운 분' },
    ])
  })
  const list = async (as: Session, query = '') => {
    const { data } = await app.get(`/svc/myPageSvcApi/svcMyPageMyCounsel?${query}`, { as })
    return { seqs: data.items.map(({ counselSeq }) => counselSeq), total: data.totalCount }
  }
  const read = (as: Session, counselSeq: number) => app.get(`/svc/myPageSvcApi/svcMyPageMyCounselDetail?counselSeq=${counselSeq}`, { as })
  const remove = (as: Session, counselSeq: number) => app.post('/svc/myPageSvcApi/svcMyPageMyCounselDel', { counselSeq }, { as })

  test('a request that is taken back is told by text; one with a contract stays, and nothing is told', async () => {
    sent.length = 0
    expect((await remove(HANEUL, 2)).status).toBe(409)
    expect((await remove(HANEUL, 1)).status).toBe(200)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toEqual({ to: '01020001001', text: expect.stringContaining('상담 신청을 삭제했습니다.') })
  })

  test('SYS-32, Q-070, P-CONS-1: an identified visitor has the own requests by tabs, the newest first', async () => {
    expect((await app.get('/svc/myPageSvcApi/svcMyPageMyCounsel', { as: PEOPLE.visitor })).status).toBe(401)
    expect(await list(HANEUL)).toEqual({ seqs: [2, 1], total: 2 })
    expect(await list(HANEUL, 'type=interior')).toEqual({ seqs: [1], total: 1 })
    expect(await list(HANEUL, 'type=nothing&page=-1')).toEqual({ seqs: [2, 1], total: 2 })
    expect(await list(OTHER)).toEqual({ seqs: [], total: 0 })
    // A member has what the account asked for as well.
    expect(await list(MEMBER)).toEqual({ seqs: [3], total: 1 })
  })

  test("P-CONS-1: another person's request is answered like one that does not exist, whatever is asked of it", async () => {
    const answers = [await read(OTHER, 1), await remove(OTHER, 1), await read(OTHER, 999)]
    answers.push(await app.post('/svc/consultingSvcApi/saveMessage', { counselSeq: 1, contents: '남의 글' }, { as: OTHER }))
    expect(answers.map(({ status, data }) => [status, data.resultMessage])).toEqual(
      answers.map(() => [404, '상담 내역을 찾을 수 없습니다.']),
    )
    expect((await app.raw('/svc/consultingSvcApi/file?counselSeq=1&fileKey=k', {}, { as: OTHER })).status).toBe(404)
    expect(await app.open.db.$count(consultations)).toBe(3)
  })

  test('S-CONS-1: seven stages with their dates and staff; notes of the staff are not shown', async () => {
    const { item } = (await read(HANEUL, 1)).data as unknown as { item: { stages: Record<string, unknown>[]; messages: object[] } }
    expect(item.stages.map(({ stageName, state }) => `${String(stageName)} ${String(state)}`)).toEqual([
      ...['상담 done', '실측 done', '견적 now', '계약 next', '시공 next', '완료 next', 'A/S next'],
    ])
    expect(item.stages[1]).toMatchObject({
      startDT: at(4).toISOString(),
      endDT: at(6).toISOString(),
      staff: { name: '매니저', duty: '상담 담당' },
    })
    expect(item.stages[2]).toMatchObject({ startDT: at(6).toISOString(), endDT: '' })
    expect(item).toMatchObject({ contents: '마루를 바꿉니다.', address: '서울 강남구', deletableYn: 'Y' })
    expect(item.messages).toMatchObject([{ writtenBy: 'staff', contents: '언제 방문할까요?' }])
  })

  test('a person writes to the staff', async () => {
    const sent = await app.post('/svc/consultingSvcApi/saveMessage', { counselSeq: 1, contents: ' 오후에 오세요. ' }, { as: HANEUL })
    expect(sent.status).toBe(200)
    expect((await app.post('/svc/consultingSvcApi/saveMessage', { counselSeq: 1, contents: '  ' }, { as: HANEUL })).status).toBe(400)
    expect((await read(HANEUL, 1)).data.item['messages']).toMatchObject([
      { writtenBy: 'staff' },
      { writtenBy: 'customer', contents: '오후에 오세요.' },
    ])
  })

  test('a complete request is evaluated by its person, once more to change it; staff read the score', async () => {
    const evaluate = (as: Session, counselSeq: number, score: number, contents = '') =>
      app.post('/svc/consultingSvcApi/saveEvaluation', { counselSeq, score, contents }, { as })
    expect((await evaluate(HANEUL, 1, 5)).data.resultMessage).toBe('시공을 마친 뒤에 평가하실 수 있습니다.')
    await app.open.db.update(consultations).set({ stage: 'as' }).where(eq(consultations.counselSeq, 1))
    expect((await read(HANEUL, 1)).data.item).toMatchObject({ evaluableYn: 'Y', evaluation: { score: 0, contents: '' } })
    expect((await evaluate(OTHER, 1, 1)).status).toBe(404)
    expect((await evaluate(HANEUL, 1, 6)).status).toBe(400)
    expect((await evaluate(HANEUL, 1, 2, '늦었습니다.')).status).toBe(200)
    expect((await evaluate(HANEUL, 1, 4, ' 잘 고쳐졌습니다. ')).status).toBe(200)
    expect((await read(HANEUL, 1)).data.item).toMatchObject({ evaluation: { score: 4, contents: '잘 고쳐졌습니다.' } })
    expect((await app.get('/adm/consultation/read?counselSeq=1', { as: PEOPLE.admin })).data.item).toMatchObject({ score: 4 })
  })

  test('a request is taken back with its pictures until the contract', async () => {
    await uploadedFiles().write('consultation-h.jpg', Buffer.from('x'), 'image/jpeg')
    const file = { siteId: 'site', fileKey: 'k', counselSeq: 1, file: 'consultation-h.jpg', name: '거실', bytes: 1 }
    await app.open.db.insert(consultationFiles).values(file)
    expect((await app.raw('/svc/consultingSvcApi/file?counselSeq=1&fileKey=k', {}, { as: HANEUL })).status).toBe(200)
    expect((await remove(HANEUL, 2)).data.resultMessage).toMatch(/계약한 뒤에는/)
    expect((await remove(HANEUL, 1)).status).toBe(200)
    expect(await list(HANEUL)).toEqual({ seqs: [2], total: 1 })
    expect(await app.open.db.$count(consultationMessages, eq(consultationMessages.counselSeq, 1))).toBe(0)
    await expect.poll(() => uploadedFiles().sizeOf('consultation-h.jpg')).toBeUndefined()
    expect((await read(HANEUL, 1)).status).toBe(404)
  })
})
