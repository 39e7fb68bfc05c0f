// What staff attach to stages: who may, what may, where the person sees it, and that it goes with the request.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { alarms } from '@/services/db/tables/alarms'
import { audits } from '@/services/db/tables/base'
import { consultationFiles, consultations, consultationStages } from '@/services/db/tables/consulting'
import { personIndexOf } from '@/services/db/person-index-of'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { clearAudits } from '@/tests/support/clear-audits'
import { addCategories, addMembers } from '@/tests/support/parent-rows'
import { lockedPdf, pdfOf } from '@/tests/support/pdf-of'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import sharp from 'sharp'

const SEQ = 7
const OWNER = { identified: { memberName: '김하늘', mobileNo: '01020001001' } }
const OTHER = { identified: { memberName: '박도윤', mobileNo: '01020001002' } }

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let photo: Buffer
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, 'm1')
    await addCategories(app.open.db, 'floor')
    photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    for (const table of [consultations, alarms]) await db.delete(table)
    await clearAudits(db)
    await db.insert(consultations).values({
      siteId: 'site',
      counselSeq: SEQ,
      memberNo: 'm1',
      personIndex: personIndexOf('김하늘', '01020001001'),
      type: 'interior',
      categories: ['floor'],
      applicant: { name: '김하늘', phoneNo: '01020001001', address: '서울' },
      contents: '마루를 바꿉니다.',
      startDt: '2026-06-01',
      endDt: '2026-06-03',
      stage: 'estimation',
    })
    await db.insert(consultationStages).values({ siteId: 'site', counselSeq: SEQ, stage: 'estimation', startedAt: new Date() })
  })
  const attach = (bytes: Buffer, name: string, more: { stage?: string; part?: string; as?: object } = {}) => {
    const { stage = 'estimation', part = 'document', as = PEOPLE.admin } = more
    const form = new FormData()
    for (const [field, value] of Object.entries({ counselSeq: String(SEQ), stage, part })) form.append(field, value)
    form.append('file', new File([new Uint8Array(bytes)], name))
    return app.post('/adm/consultation/attach', form, { as })
  }
  const mine = async (as: object = OWNER) =>
    (await app.get(`/svc/myPageSvcApi/svcMyPageMyCounselDetail?counselSeq=${SEQ}`, { as })).data.item as unknown as {
      stages: { stage: string; documents: { name: string; uri: string }[]; before: { uri: string }[]; after: { uri: string }[] }[]
    }

  test('a document and photos stand at their stage for the person, are told once, and open for nobody else', async () => {
    const bytes = pdfOf(['Estimate'])
    expect((await attach(bytes, '견적서.pdf')).data.item).toMatchObject({ name: '견적서.pdf', bytes: bytes.length })
    for (const part of ['before', 'after', 'after'])
      expect((await attach(photo, `${part}.jpg`, { stage: 'survey', part })).status).toBe(200)
    const { stages } = await mine()
    const at = (stage: string) => stages.find((one) => one.stage === stage)!
    expect(at('estimation').documents.map(({ name }) => name)).toEqual(['견적서.pdf'])
    expect([at('survey').before.length, at('survey').after.length, at('survey').documents.length]).toEqual([1, 2, 0])
    const { uri } = at('estimation').documents[0]!
    const opened = await app.raw(uri, {}, { as: OWNER })
    expect([opened.headers.get('content-type'), opened.headers.get('cache-control')]).toEqual(['application/pdf', 'private, no-store'])
    expect(Buffer.from(await opened.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await app.raw(uri, {}, { as: OTHER })).status).toBe(404)
    expect((await app.raw(uri, {}, {})).status).toBe(401)
    // Two photos after the work are one piece of news.
    expect((await app.open.db.select().from(alarms)).map(({ title }) => title).toSorted()).toEqual([
      '상담 담당자가 견적 단계에 문서를 올렸습니다.',
      '상담 담당자가 시공 전 사진을 올렸습니다.',
      '상담 담당자가 시공 후 사진을 올렸습니다.',
    ])
    expect(await app.open.db.select().from(audits).where(eq(audits.action, 'consultation.attach'))).toHaveLength(4)
  }, 60_000)

  test('V-FILE-2: what lies about itself, is broken, locked or too early is refused in words, and nothing is stored', async () => {
    const refused = async (...given: Parameters<typeof attach>) => {
      const { status, data } = await attach(...given)
      return [status, data.resultMessage]
    }
    expect(await refused(Buffer.from('<html>'), '사진.jpg')).toEqual([
      415,
      '사진으로 읽을 수 없는 파일입니다. 파일이 깨졌거나 이름만 사진일 수 있습니다. JPG로 다시 저장해 올려 주세요.',
    ])
    expect(await refused(Buffer.from('<html>'), '견적.pdf')).toEqual([415, 'PDF 파일이 아니거나 깨져 있습니다. 다시 저장해 올려 주세요.'])
    expect(await refused(lockedPdf(), '견적.pdf')).toEqual([415, '암호로 잠긴 PDF입니다. 암호를 푼 파일을 올려 주세요.'])
    expect((await refused(pdfOf(['One']), '사진.pdf', { part: 'before' }))[0]).toBe(415)
    expect(await refused(photo, '사진.jpg', { stage: 'construct' })).toEqual([409, '아직 이르지 않은 단계에는 올릴 수 없습니다.'])
    expect((await attach(photo, '사진.jpg', { as: PEOPLE.manager })).status).toBe(403)
    expect(await app.open.db.select().from(consultationFiles)).toEqual([])
  }, 60_000)

  test('staff take back what they attached, and not what the person sent; the file is gone from the disk', async () => {
    const { fileKey } = (await attach(photo, '시공 전.jpg', { part: 'before' })).data.item as { fileKey: string }
    const [stored] = await app.open.db.select().from(consultationFiles)
    await app.open.db
      .insert(consultationFiles)
      .values({ siteId: 'site', fileKey: 'theirs', counselSeq: SEQ, file: 'consultation-own.jpg', name: '거실', bytes: 1 })
    const detach = (key: string) => app.post('/adm/consultation/detach', { counselSeq: SEQ, fileKey: key }, { as: PEOPLE.admin })
    expect((await detach('theirs')).status).toBe(404)
    expect((await detach(fileKey)).status).toBe(200)
    expect((await detach(fileKey)).status).toBe(404)
    expect((await mine()).stages.flatMap(({ before }) => before)).toEqual([])
    await expect.poll(async () => (await uploadedFiles().open(stored!.file)) === undefined).toBe(true)
  })
})
