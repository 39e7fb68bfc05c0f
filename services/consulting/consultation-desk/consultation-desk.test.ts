import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { alarms } from '@/services/db/tables/alarms'
import { roles, staff } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { answerTemplates, consultationFiles, consultations, consultationStages } from '@/services/db/tables/consulting'
import { shops } from '@/services/db/tables/places'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { addCategories, addMembers } from '@/tests/support/parent-rows'
import { clearAudits } from '@/tests/support/clear-audits'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const SEQ = 7
const TARGET = `consultation:${SEQ}`

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, 'm1')
    await addCategories(app.open.db, 'floor')
    const shop = {
      siteId: 'site',
      type: 'showroom' as const,
      typeName: '전시장',
      region: '서울',
      address: '서울',
      lat: 37,
      lng: 127,
      orderNo: 1,
    }
    await app.open.db.insert(shops).values([
      { ...shop, shopId: 'a', shopName: '논현 전시장', phoneNumber: '02-0000-0001' },
      { ...shop, shopId: 'closed', shopName: '닫은 곳', phoneNumber: '02-0000-0002', publishedYn: 'N' },
    ])
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    await db.delete(consultations)
    await db.delete(alarms)
    await clearAudits(db)
    const applicant = { name: '김하늘', phoneNo: '01020001001', address: '서울 강남구 논현로 1' }
    const one = {
      siteId: 'site',
      personIndex: 'i',
      type: 'interior' as const,
      categories: ['floor'],
      applicant,
      contents: '마루를 바꿉니다.',
    }
    await db.insert(consultations).values([
      { ...one, counselSeq: SEQ, memberNo: 'm1', startDt: '2026-06-01', endDt: '2026-06-03', dueAt: new Date(0) },
      { ...one, counselSeq: 8, startDt: '2026-06-01', endDt: '2026-06-03', stage: 'construct', staffId: 'admin', shopId: 'a' },
    ])
    await db.insert(consultationStages).values({ siteId: 'site', counselSeq: SEQ, stage: 'discussion', startedAt: new Date(0) })
  })
  const browse = async (query = '') => (await app.get(`/adm/consultation/browse?${query}`, { as: PEOPLE.admin })).data
  const post = (what: string, body: object, as: object = PEOPLE.admin) =>
    app.post(`/adm/consultation/${what}`, { counselSeq: SEQ, ...body }, { as })
  const lines = () => app.open.db.select().from(audits).where(eq(audits.target, TARGET)).orderBy(desc(audits.at))

  test('the inbox shows people masked, and filters by stage, by owner and by deadline', async () => {
    const { items, totalCount } = await browse()
    expect(totalCount).toBe(2)
    expect(items.find(({ counselSeq }) => counselSeq === SEQ)).toMatchObject({
      name: '김*늘',
      phoneNo: '010-****-1001',
      categories: ['floor'],
    })
    const seqs = async (query: string) => (await browse(query)).items.map(({ counselSeq }) => counselSeq)
    expect(await seqs('stage=construct')).toEqual([8])
    expect(await seqs('show=mine')).toEqual([8])
    expect(await seqs('show=none')).toEqual([SEQ])
    expect(await seqs('show=late')).toEqual([SEQ])
    expect(await seqs('shopId=a')).toEqual([8])
    expect(await seqs('sort=dueAt&direction=asc')).toEqual([SEQ])
  })

  test('a manager without the right sees nothing of it', async () => {
    expect((await app.get('/adm/consultation/browse', { as: PEOPLE.manager })).status).toBe(403)
    expect((await post('open', { reason: '연락을 드립니다' }, PEOPLE.manager)).status).toBe(403)
  })

  test('the person is opened for a reason, and each look is recorded', async () => {
    const { data } = await app.get(`/adm/consultation/read?counselSeq=${SEQ}`, { as: PEOPLE.admin })
    expect(JSON.stringify(data)).not.toMatch(/김하늘|논현로|마루를/)
    expect((await post('open', {})).status).toBe(400)
    expect(await lines()).toEqual([])
    expect((await post('open', { reason: '방문 일정을 정합니다' })).data.item).toMatchObject({
      name: '김하늘',
      phoneNo: '010-2000-1001',
      contents: '마루를 바꿉니다.',
    })
    expect(await lines()).toMatchObject([{ action: 'consultation.read', actor: 'staff:admin', detail: { reason: '방문 일정을 정합니다' } }])
  })

  test('a picture is sent to who may see it, is kept by no cache, and the look is recorded', async () => {
    await uploadedFiles().write('consultation-t.jpg', Buffer.from('x'), 'image/jpeg')
    await app.open.db
      .insert(consultationFiles)
      .values({ siteId: 'site', fileKey: 'k', counselSeq: SEQ, file: 'consultation-t.jpg', name: '도면', bytes: 1 })
    const path = `/adm/consultation/file?counselSeq=${SEQ}&fileKey=k`
    const own = { headers: { 'sec-fetch-site': 'same-origin' } }
    const answer = await app.raw(path, own, { as: PEOPLE.admin })
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ])
    expect(await lines()).toMatchObject([{ action: 'consultation.file' }])
    expect((await app.raw(path.replace(`=${SEQ}&`, '=8&'), own, { as: PEOPLE.admin })).status).toBe(404)
    expect((await app.raw(path, own, { as: PEOPLE.member })).status).toBe(403)
  })

  test('S-CONS-1: a permitted move is recorded, told to the member, and gets a deadline', async () => {
    expect((await post('move', { stage: 'survey', version: 1, reason: '방문 약속을 잡았습니다' })).data.item).toEqual({ version: 2 })
    const [row] = await app.open.db.select().from(consultations).where(eq(consultations.counselSeq, SEQ))
    expect(row).toMatchObject({ stage: 'survey', version: 2 })
    expect(row!.dueAt!.getTime()).toBeGreaterThan(Date.now())
    const stages = await app.open.db.select().from(consultationStages).where(eq(consultationStages.counselSeq, SEQ))
    expect(stages.map(({ stage }) => stage).toSorted()).toEqual(['discussion', 'survey'])
    expect(await lines()).toMatchObject([
      { action: 'consultation.move', detail: { from: 'discussion', to: 'survey', reason: '방문 약속을 잡았습니다' } },
    ])
    expect(await app.open.db.select().from(alarms)).toMatchObject([
      { memberNo: 'm1', kind: 'consultation', title: '신청하신 상담이 실측으로 넘어갔습니다.' },
    ])
  })

  test('S-CONS-1: a move that skips a contract is refused', async () => {
    expect(await post('move', { stage: 'construct', version: 1 })).toMatchObject({
      status: 409,
      data: { resultMessage: /그 단계로 옮길 수 없/ },
    })
    expect(await lines()).toEqual([])
  })

  test('of two who move one request at once, one is told that the other was first', async () => {
    const heard = await Promise.all([post('move', { stage: 'survey', version: 1 }), post('move', { stage: 'estimation', version: 1 })])
    expect(heard.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = heard.find(({ status }) => status === 409)!.data
    expect(refused.resultMessage).toMatch(/다른 담당자가 먼저/)
    const [won, lost] = heard[0].status === 200 ? ['실측', '견적'] : ['견적', '실측']
    expect(refused.item).toMatchObject({
      version: 2,
      stage: won === '실측' ? 'survey' : 'estimation',
      changes: [{ by: '관리자', at: expect.any(String), what: 'move', from: '상담', to: won }],
      wanted: { what: 'move', to: lost },
    })
    expect(await lines()).toHaveLength(1)
  })

  test('of two who assign one request at once, one is told who has it now, and both changes of an older screen are named', async () => {
    const given = [
      { version: 1, shopId: 'a', staffId: '' },
      { version: 1, shopId: '', staffId: 'manager' },
    ]
    const heard = await Promise.all(given.map((one) => post('assign', one)))
    expect(heard.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [won, lost] = heard[0]!.status === 200 ? ['논현 전시장', '매니저'] : ['매니저', '논현 전시장']
    expect(heard.find(({ status }) => status === 409)!.data.item).toMatchObject({
      version: 2,
      changes: [{ by: '관리자', what: 'assign', from: '맡은 곳 없음', to: won }],
      wanted: { what: 'assign', to: lost },
    })
    await post('move', { stage: 'survey', version: 2 })
    const { status, data } = await post('move', { stage: 'estimation', version: 1 })
    expect(status).toBe(409)
    expect(data.item).toMatchObject({
      version: 3,
      stage: 'survey',
      changes: [{ what: 'move' }, { what: 'assign' }],
      wanted: { to: '견적' },
    })
  })

  test('a request is given to a shop and a person; what closed is refused', async () => {
    expect((await post('assign', { version: 1, shopId: 'closed', staffId: '' })).data.resultMessage).toMatch(/상담을 받지 않는 매장/)
    expect((await post('assign', { version: 1, shopId: '', staffId: 'nobody' })).data.resultMessage).toMatch(/일하지 않는 담당자/)
    expect((await post('assign', { version: 1, shopId: 'a', staffId: 'manager' })).data.item).toEqual({ version: 2 })
    expect((await post('assign', { version: 1, shopId: '', staffId: '' })).status).toBe(409)
    expect((await browse('shopId=a')).items).toContainEqual(
      expect.objectContaining({ counselSeq: SEQ, shopName: '논현 전시장', staffName: '매니저' }),
    )
    expect(await app.open.db.select().from(alarms)).toMatchObject([{ title: '신청하신 상담을 논현 전시장에서 맡았습니다.' }])
  })

  test('a message is told to the member, a note is not', async () => {
    await post('write', { kind: 'note', contents: '오후에 다시 전화드리기' })
    expect(await app.open.db.select().from(alarms)).toEqual([])
    await post('write', { kind: 'staff', contents: '도면을 잘 받았습니다.' })
    expect(
      await app.open.db
        .select()
        .from(alarms)
        .where(and(eq(alarms.memberNo, 'm1'))),
    ).toHaveLength(1)
    const { messages } = (await post('open', { reason: '답글을 확인합니다' })).data.item as { messages: object[] }
    expect(messages).toMatchObject([
      { writtenBy: 'note', staffName: '관리자' },
      { writtenBy: 'staff', contents: '도면을 잘 받았습니다.' },
    ])
  })

  test('templates are read in their order; a message with an open place is refused, a note may have one', async () => {
    await app.open.db.insert(answerTemplates).values([
      { id: 1, siteId: 'site', title: '둘째', contents: '{이름}님', orderNo: 2 },
      { id: 2, siteId: 'site', title: '첫째', contents: '{단계}', orderNo: 1 },
    ])
    const { items } = (await app.get('/adm/consultation/templates', { as: PEOPLE.admin })).data
    expect(items.map(({ title }) => title)).toEqual(['첫째', '둘째'])
    const refused = await post('write', { kind: 'staff', contents: '{매장}으로 오세요. {이름}님' })
    expect([refused.status, refused.data.problems![0]!.message]).toEqual([400, '{매장}, {이름}에 채울 말을 직접 입력해 주세요.'])
    expect((await post('write', { kind: 'note', contents: '{매장} 확인하기' })).status).toBe(200)
  })

  test('the list is a file for a reason: masked, unless the role opens it; no cell is executed, and the file is recorded', async () => {
    const { db } = app.open
    const applicant = { name: '=1+1', phoneNo: '01020001001', address: '@SUM(A1)' }
    await db.update(consultations).set({ applicant, contents: '-2+3' }).where(eq(consultations.counselSeq, 8))
    const download = async (more: object, as: object = PEOPLE.admin) =>
      app.post('/adm/consultation/export', { reason: '주간 회의 자료', personalYn: 'N', ...more }, { as })
    expect((await download({ reason: '' })).status).toBe(400)
    const masked = (await download({})).data.item
    expect(masked).toMatchObject({ rows: 2, name: expect.stringMatching(/^consultations-\d{8}\.csv$/) })
    expect(masked['csv']).toContain('김*늘,010-****-1001')
    expect(masked['csv']).not.toMatch(/김하늘|논현로|마루를/)
    const opened = (await download({ stage: 'construct', personalYn: 'Y' })).data.item
    expect(opened['rows']).toBe(1)
    for (const cell of ["'=1+1", "'@SUM(A1)", "'-2+3"]) expect(opened['csv']).toContain(cell)
    await db.insert(roles).values({ id: 'looks', siteId: 'site', name: '보기', rights: { consultations: { acts: ['see', 'write'] } } })
    await db.update(staff).set({ roleId: 'looks' }).where(eq(staff.id, 'manager'))
    expect((await download({}, PEOPLE.manager)).status).toBe(200)
    expect((await download({ personalYn: 'Y' }, PEOPLE.manager)).data.resultMessage).toMatch(/개인정보 내려받기/)
    await db.update(staff).set({ roleId: null }).where(eq(staff.id, 'manager'))
    expect(await db.select().from(audits).where(eq(audits.action, 'consultation.export')).orderBy(audits.id)).toMatchObject([
      { target: 'consultations', detail: { reason: '주간 회의 자료', personalYn: 'N', rows: 2 } },
      { detail: { personalYn: 'Y', rows: 1, stage: 'construct' } },
      { actor: 'staff:manager', detail: { personalYn: 'N' } },
    ])
  })
})
