import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerBlocks } from '@/renderer/blocks'
import { blocks } from '@/blocks/areas'
import type { Session } from '@/schemas/api/auth/session'
import { WAITING_KINDS, type WaitingKind } from '@/schemas/api/site/console'
import { roles, staff } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { records } from '@/services/db/tables/records'
import { events } from '@/services/db/tables/events'
import { documents, revisions } from '@/services/db/tables/site'
import { shipCodes } from '@/tests/support/ship-codes'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { definitionOf } from '@/schemas/page/definitions'

registerBlocks(blocks)
const NOTICE = { category: 'guide', title: '안내', contents: '<p>글</p>', postedAt: '2026-06-01T00:00:00.000Z' }

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await shipCodes(app.open.db)
  })
  afterAll(() => app.drop())
  const waiting = async (as: Session) =>
    (await app.get('/adm/console/home', { as })).data.item['queues'] as (Record<'id' | 'words' | 'path', string> & {
      count: number
      kind: WaitingKind
    })[]
  const home = async () =>
    (await app.get('/adm/console/home', { as: PEOPLE.manager })).data.item as Record<string, { id: string; name: string; count: number }[]>
  const faults = async (query = '') => (await app.get(`/adm/console/faults${query}`, { as: PEOPLE.manager })).data
  const post = async (call: string, body: object) =>
    (await app.post(`/adm/record/${call}`, { type: 'notices', ...body }, { as: PEOPLE.admin })).data.item as { id: string; version: number }

  test('what changed and what is scheduled stand on the first screen, and what waits in queues', async () => {
    const { id, version } = await post('create', { values: NOTICE })
    const at = new Date(Date.now() + 86_400_000).toISOString()
    await post('publish', { id, version, publishAt: at })
    expect(await home()).toMatchObject({
      changed: [{ kind: 'record', type: 'notices', id, name: '안내', by: { name: '관리자' } }],
      scheduled: [{ type: 'notices', id, act: 'publish', at }],
    })
    const other = await post('create', { values: NOTICE })
    await post('publish', { id: other.id, version: 1 })
    await post('save', { id: other.id, version: 2, values: { ...NOTICE, title: '고친 안내' } })
    expect(await waiting(PEOPLE.admin)).toContainEqual({
      id: 'records-changed-notices',
      words: '고친 뒤 게시하지 않은 공지사항',
      count: 1,
      path: '/ice_builder/records/notices?state=changed',
      kind: 'draft',
    })
    // Who only reads has nothing to publish.
    expect((await waiting(PEOPLE.manager)).map(({ id }) => id)).not.toContain('records-changed-notices')
  })

  test('a draft waits for its author alone, and what presses stands before what is only written', async () => {
    await post('create', { values: { ...NOTICE, title: '쓰다 만 안내' } })
    const { id } = await post('create', { values: { ...NOTICE, title: '남이 쓰던 안내' } })
    const { db } = app.open
    await db
      .update(records)
      .set({ updatedBy: 'staff:manager' })
      .where(and(eq(records.type, 'notices'), eq(records.id, id)))
    const path = '/ice_builder/records/notices?state=draft&mine=Y'
    const [mine] = (await waiting(PEOPLE.admin)).filter((one) => one.path === path)
    expect(mine).toMatchObject({ words: '내가 쓰던 새 공지사항', kind: 'draft' })
    const listed = await app.get('/adm/record/browse?type=notices&state=draft&mine=Y', { as: PEOPLE.admin })
    expect(listed.data.totalCount).toBe(mine!.count)
    expect(listed.data.items.map(({ name }) => name)).not.toContain('남이 쓰던 안내')
    await db.insert(audits).values({ at: new Date(), actor: 'system', action: 'record.refused', target: 'notices:1', requestId: 'r' })
    const kinds = (await waiting(PEOPLE.admin)).map(({ kind }) => kind)
    expect(kinds).toEqual([...kinds].sort((a, b) => WAITING_KINDS.indexOf(a) - WAITING_KINDS.indexOf(b)))
    expect(kinds).toContain('late')
  })

  test('what areas find stands under its kind, by numbers and names, and only for those who see it', async () => {
    const { db } = app.open
    const at = new Date()
    await db.insert(events).values({
      ...{ eventSeq: 77, siteId: 'site', eventName: '단열 퀴즈', eventType: 'default', imgBannerPc: '/a.webp', imgBannerMo: '/a.webp' },
      ...{ imgBannerAlt: '', openStrDate: at, openEndDate: at },
    })
    await db.insert(documents).values({
      id: 'quiz',
      siteId: 'site',
      kind: 'fragment',
      name: 'quiz-line',
      title: '퀴즈 안내 줄',
      draft: '{}',
      searchText: '퀴즈 안내 줄',
    })
    const find = async (search: string, as: Session = PEOPLE.admin) =>
      (await app.get(`/adm/console/find?search=${encodeURIComponent(search)}`, { as })).data.items
    expect(await find('퀴즈')).toEqual([
      expect.objectContaining({ kind: '공통 조각', name: '퀴즈 안내 줄', path: '/ice_builder/page/quiz-line?kind=fragment' }),
      expect.objectContaining({ kind: '이벤트', name: '단열 퀴즈', path: '/ice_builder/events/77' }),
    ])
    expect(await find('   ')).toEqual([])
    await db.insert(roles).values({ id: 'r-notices', siteId: 'site', name: '공지 담당', rights: { notices: { acts: ['see'] } } })
    await db.update(staff).set({ roleId: 'r-notices' }).where(eq(staff.id, 'manager'))
    expect(await find('퀴즈', PEOPLE.manager)).toEqual([])
    await db.update(staff).set({ roleId: null }).where(eq(staff.id, 'manager'))
  })

  test('a record whose name has the words stands before one that has them in its text', async () => {
    const named = await post('create', { values: { ...NOTICE, title: '자작나무 입고' } })
    const inText = await post('create', { values: { ...NOTICE, title: '새 소식', contents: '<p>자작나무가 들어왔습니다.</p>' } })
    const find = async (search: string) =>
      (await app.get(`/adm/record/find?search=${encodeURIComponent(search)}`, { as: PEOPLE.admin })).data.items
    expect((await find('자작나무')).map(({ id, isNamed }) => [id, isNamed])).toEqual([
      [named.id, true],
      [inText.id, false],
    ])
    expect(await find('ㅈㅈㄴㅁ')).toMatchObject([{ id: named.id, isNamed: true }])
  })

  test('an event that ended with nobody entered waits for nobody', async () => {
    const past = (days: number) => new Date(Date.now() - days * 86_400_000)
    await app.open.db.insert(events).values({
      eventSeq: 7,
      siteId: 'site',
      eventName: '끝난 이벤트',
      eventType: 'default',
      imgBannerPc: '/a.webp',
      imgBannerMo: '/a.webp',
      imgBannerAlt: '',
      openStrDate: past(9),
      openEndDate: past(1),
    })
    expect((await home())['queues']!.map(({ id }) => id)).not.toContain('events-to-draw')
  })

  test('links to nowhere and missing alternative texts of what is published are listed, and gone once mended', async () => {
    const { db } = app.open
    const image = {
      id: 'b1',
      type: 'image',
      v: definitionOf('image')!.version,
      props: { image: { src: '/media/a.webp', alt: '' }, link: '/zin/nowhere' },
    }
    await db
      .insert(documents)
      .values({ id: 'd1', siteId: 'site', kind: 'page', name: '/zin/here', title: '여기', draft: '{}', publishedAt: new Date() })
    await db
      .insert(revisions)
      .values({ id: 'r1', documentId: 'd1', number: 1, body: JSON.stringify({ blocks: [image] }), createdBy: 'system' })
    await db.update(documents).set({ publishedRevisionId: 'r1' }).where(eq(documents.id, 'd1'))
    const found = await faults()
    expect(found.items).toEqual([
      expect.objectContaining({ kind: 'page', id: '/zin/here', fault: 'alt', blockId: 'b1', pointer: '/image/alt' }),
      expect.objectContaining({ kind: 'page', id: '/zin/here', fault: 'link', message: '없는 페이지로 가는 링크입니다(/zin/nowhere).' }),
    ])
    // A draft may be linked to; until it is published the link is broken.
    await db.insert(documents).values({ id: 'gone', siteId: 'site', kind: 'page', name: '/zin/gone', title: '없는 곳', draft: '{}' })
    const { id, version } = await post('create', { values: { ...NOTICE, contents: '<p><a href="/zin/gone">없는 곳</a></p>' } })
    expect((await faults()).totalCount).toBe(2)
    await post('publish', { id, version })
    expect((await faults('?kind=link')).items).toHaveLength(2)
    await post('save', { id, version: version + 1, values: { ...NOTICE, contents: '<p><a href="/zin/here">여기</a></p>' } })
    await post('publish', { id, version: version + 2 })
    expect((await faults()).item['counts']).toEqual({ all: 2, link: 1, closed: 0, moved: 0, alt: 1 })
  })

  test('a link to a record is broken while visitors do not see the record, and whole again when it is back', async () => {
    const { db } = app.open
    await db.insert(documents).values({
      id: 'd2',
      siteId: 'site',
      kind: 'page',
      name: '/cs/notice/detail/:id?',
      title: '공지',
      draft: '{}',
      publishedAt: new Date(),
    })
    await db.insert(revisions).values({ id: 'r2', documentId: 'd2', number: 1, body: '{"blocks":[]}', createdBy: 'system' })
    await db.update(documents).set({ publishedRevisionId: 'r2' }).where(eq(documents.id, 'd2'))
    const { id, version } = await post('create', { values: { ...NOTICE, title: '가리킨 공지' } })
    await post('publish', { id, version })
    const contents = `<p><a href="/cs/notice/detail/${id}?from=a#top">이것</a> <a href="/zin/here">여기</a></p>`
    const other = await post('create', { values: { ...NOTICE, contents } })
    await post('publish', { id: other.id, version: other.version })
    const broken = async () => (await faults('?kind=link')).items.filter(({ id: of }) => of === other.id).map(({ message }) => message)
    expect(await broken()).toEqual([])
    await post('act', { act: 'trash', ids: [id] })
    const why = '게시되지 않은 공지사항으로 가는 링크입니다'
    expect(await broken()).toEqual([`${why}(/cs/notice/detail/${id}?from=a#top). 링크를 고치거나 그 항목을 다시 게시해 주세요.`])
    await post('act', { act: 'restore', ids: [id] })
    expect(await broken()).toEqual([])
  })

  test('a page at a fixed path is no record of the pattern beside it', async () => {
    const { db } = app.open
    const page = (id: string, name: string) => ({ id, siteId: 'site', kind: 'page' as const, name, title: name, draft: '{}' })
    for (const [at, name] of ['/cs/notice/detail/all', '/zin/linking'].entries()) {
      await db.insert(documents).values({ ...page(`f${at}`, name), publishedAt: new Date() })
      const props = { image: { src: '/media/a.webp', alt: '모두' }, link: '/cs/notice/detail/all' }
      const link = { id: 'b1', type: 'image', v: definitionOf('image')!.version, props }
      await db
        .insert(revisions)
        .values({ id: `rf${at}`, documentId: `f${at}`, number: 1, body: JSON.stringify({ blocks: at ? [link] : [] }), createdBy: 'system' })
      await db
        .update(documents)
        .set({ publishedRevisionId: `rf${at}` })
        .where(eq(documents.id, `f${at}`))
    }
    const of = async () => (await faults('?kind=link')).items.filter(({ id }) => id === '/zin/linking').map(({ message }) => message)
    expect(await of()).toEqual([])
    // Without that page the same link is one to a record that nobody published.
    await db.update(documents).set({ publishedRevisionId: null, publishedAt: new Date() }).where(eq(documents.id, 'f0'))
    expect(await of()).toEqual([expect.stringMatching(/^게시되지 않은 공지사항으로 가는 링크입니다\(\/cs\/notice\/detail\/all\)/)])
  })

  test('a narrow role is told of its own areas only, with no way to a screen that refuses it', async () => {
    const { db } = app.open
    await db.insert(roles).values({ id: 'narrow', siteId: 'site', name: '좁은 역할', rights: { faqs: { acts: ['see', 'write'] } } })
    await db.update(staff).set({ roleId: 'narrow' }).where(eq(staff.id, 'manager'))
    await db.update(documents).set({ problems: 1 })
    expect(await home()).toMatchObject({ queues: [], changed: [], scheduled: [] })
    expect((await faults()).totalCount).toBe(0)
    await db.update(staff).set({ roleId: null }).where(eq(staff.id, 'manager'))
  })
})
