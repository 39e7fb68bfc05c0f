// The life of a record through the pipeline: written, published, scheduled, withdrawn, trashed, restored, undone; each with what visitors
// see of it.
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { audits } from '@/services/db/tables/base'
import { notices } from '@/services/db/tables/content'
import { records } from '@/services/db/tables/records'
import { adoptRecords } from '@/services/records/adopt-records'
import { keepAppointments } from '@/services/records/keep-appointments'
import { storeOf } from '@/services/records/record-store'
import { shipCodes } from '@/tests/support/ship-codes'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'
import { admin, NOTICE, POSTED, recordCalls, type Saved } from './record-calls-for-tests'

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await shipCodes(app.open.db)
  })
  afterAll(() => app.drop())

  const { post, saved, browse, create, open, names, visible, act } = recordCalls(() => app)

  test('a new record is a draft; published, visitors see it; withdrawn, they do not', async () => {
    const { id, version } = await create()
    expect(await visible(id)).toBe(false)
    const live = await saved('publish', { id, version })
    expect(live).toMatchObject({ state: 'live', version: 2 })
    expect((await app.get(`/svc/noticeSvcApi/svcRead?id=${id}`)).data.item).toMatchObject({ TITLE: '휴무 안내', REG_DT: POSTED })
    const changed = await saved('save', { id, version: 2, values: { ...NOTICE, pinned: true, title: '고친 제목' } })
    expect(changed.state).toBe('changed')
    expect((await app.get(`/svc/noticeSvcApi/svcRead?id=${id}`)).data.item).toMatchObject({ TITLE: '휴무 안내' })
    expect((await open(id))['published']).toMatchObject({ title: '휴무 안내' })
    expect(await act({ act: 'withdraw', ids: [id] })).toMatchObject({ done: 1, refused: [] })
    expect(await visible(id)).toBe(false)
    const lines = await app.open.db
      .select({ action: audits.action })
      .from(audits)
      .where(eq(audits.target, `record:notices:${id}`))
      .orderBy(audits.id)
    expect(lines.map(({ action }) => action)).toEqual(['record.create', 'record.publish', 'record.save', 'record.withdraw'])
  })

  test('a draft may be unfinished; a publication may not, and says where', async () => {
    const { id, version, problems } = await create({ title: '' })
    expect(problems.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(['/title', '/category', '/postedAt']))
    const { status, data } = await post('publish', { id, version })
    expect(status).toBe(400)
    expect(data.problems).toEqual(expect.arrayContaining([{ pointer: '/title', keyword: 'required', message: '제목을 입력해 주세요.' }]))
    expect(await visible(id)).toBe(false)
  })

  test('what is no form at all is refused, and a text is sanitised', async () => {
    expect((await post('create', { values: { title: 7 } })).status).toBe(400)
    expect((await post('create', { values: { oops: 'x' } })).status).toBe(400)
    expect((await app.post('/adm/record/create', { type: 'nothing', values: {} }, admin)).status).toBe(404)
    const { id } = await create({ ...NOTICE, contents: '<p onclick="x()">글</p><script>alert(1)</script>' })
    expect((await open(id))['values']).toMatchObject({ contents: '<p>글</p>' })
  })

  test('a save from an older version is refused with who saved before', async () => {
    const { id } = await create()
    await saved('save', { id, version: 1, values: NOTICE })
    const { status, data } = await post('save', { id, version: 1, values: { ...NOTICE, title: '늦은 저장' } })
    expect(status).toBe(409)
    expect(data.item).toMatchObject({ version: 2, updatedBy: { id: 'admin', name: '관리자' } })
    expect((await open(id))['values']).toMatchObject({ title: '휴무 안내' })
  })

  test('a scheduled record appears and goes at its moments', async () => {
    const now = new Date()
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
    const { id, version } = await create()
    const past = await post('publish', { id, version, publishAt: at(-1).toISOString() }, { ...admin, now })
    expect(past.data.resultMessage).toContain('지난 시각')
    const until = await post('publish', { id, version, publishAt: at(5).toISOString(), withdrawAt: at(5).toISOString() }, { ...admin, now })
    expect(until.status).toBe(400)
    await saved('publish', { id, version, publishAt: at(5).toISOString(), withdrawAt: at(9).toISOString() }, { ...admin, now })
    expect((await browse('&state=scheduled')).items.map((row) => row['id'])).toEqual([id])
    expect(await keepAppointments(app.open, 'site', at(4))).toBe(0)
    expect(await visible(id)).toBe(false)
    await keepAppointments(app.open, 'site', at(5))
    expect(await visible(id)).toBe(true)
    await keepAppointments(app.open, 'site', at(9))
    expect(await visible(id)).toBe(false)
    expect(await open(id)).toMatchObject({ publishAt: null, withdrawAt: null, state: 'draft', updatedBy: { name: '시스템' } })
  })

  test('an appointment that cannot be kept is taken away and said', async () => {
    const now = new Date()
    const { id, version } = await create()
    const later = new Date(now.getTime() + 60_000)
    const { version: next } = await saved('publish', { id, version, publishAt: later.toISOString() }, { ...admin, now })
    await saved('save', { id, version: next, values: { ...NOTICE, title: '' } })
    await keepAppointments(app.open, 'site', later)
    expect(await open(id)).toMatchObject({ publishAt: null, state: 'draft' })
    const [line] = await app.open.db
      .select()
      .from(audits)
      .where(and(eq(audits.target, `record:notices:${id}`), eq(audits.action, 'record.refused')))
    expect(line?.detail).toMatchObject({ why: '제목을 입력해 주세요.' })
  })

  test('an appointment that fails leaves the others theirs, and is tried again', async () => {
    const now = new Date()
    const later = new Date(now.getTime() + 60_000)
    const made = [await create({ ...NOTICE, title: '첫째' }), await create({ ...NOTICE, title: '둘째' })]
    for (const { id, version } of made) await saved('publish', { id, version, publishAt: later.toISOString() }, { ...admin, now })
    const show = vi.spyOn(storeOf('notices')!, 'show').mockRejectedValueOnce(new Error('no room'))
    await keepAppointments(app.open, 'site', later)
    expect((await Promise.all(made.map(({ id }) => visible(id)))).toSorted()).toEqual([false, true])
    await keepAppointments(app.open, 'site', later)
    expect(await Promise.all(made.map(({ id }) => visible(id)))).toEqual([true, true])
    show.mockRestore()
  })

  test('trash hides and keeps, restore and undo bring back what visitors saw', async () => {
    const { id, version } = await create({ ...NOTICE, title: '버릴 공지' })
    await saved('publish', { id, version })
    const { batch } = await act({ act: 'trash', ids: [id] })
    expect(await visible(id)).toBe(false)
    expect(await names('&state=trash')).toContain('버릴 공지')
    expect(await names()).not.toContain('버릴 공지')
    expect((await post('undo', { batch })).data.item).toEqual({ done: 1, refused: [] })
    expect(await visible(id)).toBe(true)
    await act({ act: 'trash', ids: [id] })
    await act({ act: 'restore', ids: [id] })
    expect(await open(id)).toMatchObject({ state: 'live', deletedAt: null })
    expect(await visible(id)).toBe(true)
    const draft = await create({ ...NOTICE, title: '초안인 채로 버릴 공지' })
    await act({ act: 'trash', ids: [draft.id] })
    await act({ act: 'restore', ids: [draft.id] })
    expect(await open(draft.id)).toMatchObject({ state: 'draft', deletedAt: null })
  })

  test('an act on a filter needs the number that staff saw; what refuses is named; undo leaves what changed since', async () => {
    const made = [
      await create({ ...NOTICE, title: '묶음 하나' }),
      await create({ ...NOTICE, title: '묶음 둘' }),
      await create({ category: 'guide', title: '묶음 셋' }),
    ]
    const wanted = { search: '묶음', act: 'publish' }
    expect((await post('act', { ...wanted, expected: 2 })).status).toBe(409)
    const { batch, done, refused } = await act({ ...wanted, expected: 3 })
    expect([done, refused]).toEqual([2, [{ id: made[2]!.id, name: '묶음 셋', why: '게시일을 입력해 주세요.' }]])
    const [first] = made
    await saved('save', { id: first!.id, version: 2, values: { ...NOTICE, title: '묶음 하나, 뒤에 고침' } })
    const undone = (await post('undo', { batch })).data.item as { done: number; refused: { id: string }[] }
    expect(undone).toMatchObject({ done: 1, refused: [{ id: first!.id }] })
    expect(await Promise.all(made.map(({ id }) => visible(id)))).toEqual([true, false, false])
  })

  test('many at once: each is decided by itself, written together, and undone together', async () => {
    const made = []
    for (let i = 0; i < 12; i++) made.push(await create({ ...NOTICE, title: i === 5 ? '' : `여럿 ${String(i)}` }))
    const ids = made.map(({ id }) => id)
    const { batch, done, refused } = await act({ act: 'publish', ids })
    expect([done, refused.map(({ why }) => why)]).toEqual([11, ['제목을 입력해 주세요.']])
    const shown = await Promise.all(ids.map(visible))
    expect(shown).toEqual(ids.map((_, i) => i !== 5))
    const gone = await act({ act: 'trash', ids })
    expect(gone.done).toBe(12)
    expect((await Promise.all(ids.map(visible))).some(Boolean)).toBe(false)
    const [kept] = await app.open.db
      .select()
      .from(records)
      .where(and(eq(records.type, 'notices'), eq(records.id, ids[0]!)))
    expect(kept).toMatchObject({ published: null, parked: { title: '여럿 0' }, version: 3 })
    expect((await post('undo', { batch: gone.batch })).data.item).toMatchObject({ done: 12, refused: [] })
    expect(await Promise.all(ids.map(visible))).toEqual(shown)
    expect((await post('undo', { batch })).data.item).toMatchObject({ done: 0 })
  })

  test('a field is set on several; visible ones show it at once; a value that is not offered is refused', async () => {
    const { id, version } = await create()
    await saved('publish', { id, version })
    const { batch } = await act({ act: 'set', ids: [id], field: 'pinned', value: true })
    expect((await app.get(`/svc/noticeSvcApi/svcRead?id=${id}`)).data.item).toMatchObject({ topYn: 'Y' })
    await post('undo', { batch })
    expect((await app.get(`/svc/noticeSvcApi/svcRead?id=${id}`)).data.item).toMatchObject({ topYn: 'N' })
    expect((await post('act', { act: 'set', ids: [id], field: 'pinned', value: 'maybe' })).status).toBe(400)
    expect((await post('act', { act: 'set', ids: [id], field: 'slug', value: 'one-for-all' })).status).toBe(400)
  })

  test('counters of visitors survive a withdrawal: the parked row returns', async () => {
    const { id, version } = await create()
    await saved('publish', { id, version })
    await app.open.db
      .update(notices)
      .set({ siteId: 'site' })
      .where(eq(notices.id, Number(id)))
    await act({ act: 'withdraw', ids: [id] })
    const [parked] = await app.open.db
      .select()
      .from(records)
      .where(and(eq(records.type, 'notices'), eq(records.id, id)))
    expect(parked!.parked).toMatchObject({ title: '휴무 안내', postedAt: expect.stringMatching(/^2026-0/) })
    await act({ act: 'publish', ids: [id] })
    expect(await visible(id)).toBe(true)
  })

  test('lists are searched by whole and half words and initials, filtered and sorted', async () => {
    await create({ ...NOTICE, category: 'policy', title: '이벤트 당첨자 발표', postedAt: '2026-07-01T00:00:00.000Z' })
    await create({
      ...NOTICE,
      category: 'policy',
      title: '물류 이전',
      contents: '<p>이벤트와 무관합니다.</p>',
      postedAt: '2026-05-01T00:00:00.000Z',
    })
    for (const search of ['당첨', '이벤트 당첨', 'ㄷㅊㅈ', '발'])
      expect(await names(`&search=${encodeURIComponent(search)}`), search).toEqual(['이벤트 당첨자 발표'])
    expect(await names(`&search=${encodeURIComponent('이벤트')}&sort=name&direction=asc`)).toEqual(['물류 이전', '이벤트 당첨자 발표'])
    expect(await names('&filter=category:policy')).toEqual(['이벤트 당첨자 발표', '물류 이전'])
    // Half typed: a syllable, its consonant alone, and the last letter whose final becomes the next one's initial.
    for (const search of ['당처', '당첨ㅈ', '이벤트 다', '당첨자 발ㅍ'])
      expect(await names(`&search=${encodeURIComponent(search)}`), search).toContain('이벤트 당첨자 발표')
    expect(await names(`&search=${encodeURIComponent('물륵')}`)).toEqual([])
    expect(await names(`&search=${encodeURIComponent('100%_')}`)).toEqual([])
    const all = await browse('&size=1&sort=name&direction=asc')
    const last = await browse(`&size=1&sort=name&direction=asc&page=${String(all.totalCount)}`)
    const down = await browse('&size=1&sort=name&direction=desc')
    expect(last.items[0]!['name']).toBe(down.items[0]!['name'])
    expect(all.item['counts']).toMatchObject({ all: all.totalCount })
  })

  test('rows are moved, and visitors see the new order at once', async () => {
    const faq = async (question: string, orderNo: number) => {
      const { data } = await app.post(
        '/adm/record/create',
        { type: 'faqs', values: { category: 'order', question, answer: '<p>답</p>', orderNo } },
        admin,
      )
      const { id, version } = data.item as unknown as Saved
      await app.post('/adm/record/publish', { type: 'faqs', id, version }, admin)
      return id
    }
    const [a, b, c] = [await faq('가', 1), await faq('나', 2), await faq('다', 3)]
    const shown = async () =>
      (await app.get('/svc/faqSvcApi/svcList?size=50')).data.items.map((item) =>
        Object.values(item).find((value) => ['가', '나', '다'].includes(value as string)),
      )
    const { data } = await app.post('/adm/record/move', { type: 'faqs', id: c, before: a }, admin)
    expect(await shown()).toEqual(['다', '가', '나'])
    await app.post('/adm/record/undo', { type: 'faqs', batch: data.item['batch'] }, admin)
    expect(await shown()).toEqual(['가', '나', '다'])
    expect((await app.post('/adm/record/move', { type: 'faqs', id: b }, admin)).status).toBe(200)
    expect(await shown()).toEqual(['가', '다', '나'])
    expect((await post('move', { id: a })).status).toBe(400)
  })

  test('rows that are there become records; what staff changed stays as they left it', async () => {
    const { db } = app.open
    const row = { siteId: 'site', category: 'guide', title: '씨앗', contents: '', postedAt: new Date(POSTED) }
    await db.insert(notices).values([
      { ...row, id: 900 },
      { ...row, id: 901, title: '내려질 씨앗' },
    ])
    await db.transaction((tx) => adoptRecords(tx, 'site', new Date()))
    expect(await open('900')).toMatchObject({ state: 'live', version: 1, values: { title: '씨앗', postedAt: POSTED } })
    await saved('publish', {
      id: '900',
      version: (await saved('save', { id: '900', version: 1, values: { ...NOTICE, title: '고친 씨앗' } })).version,
    })
    await act({ act: 'withdraw', ids: ['901'] })
    // A demonstration writes its seeds anew every day.
    await db.update(notices).set({ title: '씨앗' }).where(eq(notices.id, 900))
    await db.insert(notices).values({ ...row, id: 901, title: '내려질 씨앗' })
    await db.transaction((tx) => adoptRecords(tx, 'site', new Date()))
    expect((await app.get('/svc/noticeSvcApi/svcRead?id=900')).data.item).toMatchObject({ TITLE: '고친 씨앗' })
    expect(await visible('901')).toBe(false)
  })
})
