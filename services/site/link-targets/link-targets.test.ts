// What link fields find, and what they say of an address: records, pages and events of every state, as staff of several rights.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { roles, staff } from '@/services/db/tables/auth'
import { events } from '@/services/db/tables/events'
import { records } from '@/services/db/tables/records'
import { documents, menus, redirects, revisions } from '@/services/db/tables/site'
import { settings } from '@/services/base/settings'
import { allStores } from '@/services/records/record-store'
import { shipCodes } from '@/tests/support/ship-codes'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { NOTICE, recordCalls } from '../records/record-calls-for-tests'

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY)

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const ids: Record<string, string> = {}
  const { post, create, saved, act } = recordCalls(() => app)
  const find = async (words: string, more = '', as: Session = PEOPLE.admin) =>
    (await app.get(`/adm/link/find?search=${encodeURIComponent(words)}${more}`, { as })).data
  const names = async (words: string, more = '', as: Session = PEOPLE.admin) => (await find(words, more, as)).items.map(({ name }) => name)
  const read = async (addresses: readonly string[], as: Session = PEOPLE.admin) =>
    (await app.get(`/adm/link/read?addresses=${encodeURIComponent(addresses.join('\n'))}`, { as })).data.items
  const notice = async (title: string, isPublished = true) => {
    const { id, version } = await create({ ...NOTICE, title })
    if (isPublished) await saved('publish', { id, version })
    ids[title] = id
    return id
  }
  const page = async (name: string, title: string, isPublished = true) => {
    const { db } = app.open
    await db.insert(documents).values({ id: name, siteId: 'site', kind: 'page', name, title, draft: '{}' })
    if (!isPublished) return
    await db.insert(revisions).values({ id: `${name} 1`, documentId: name, number: 1, body: '{}', createdBy: 'system' })
    await db
      .update(documents)
      .set({ publishedRevisionId: `${name} 1` })
      .where(eq(documents.id, name))
  }
  const event = (eventSeq: number, eventName: string, from: Date, until: Date, publishedYn: 'Y' | 'N' = 'Y') =>
    app.open.db.insert(events).values({
      ...{ eventSeq, eventName, siteId: 'site', eventType: 'normal', imgBannerPc: '/media/e.webp', imgBannerMo: '', imgBannerAlt: '' },
      ...{ openStrDate: from, openEndDate: until, publishedYn },
    })

  beforeAll(async () => {
    app = await openTestApp(kind)
    await shipCodes(app.open.db)
    for (const [name, title] of [
      ['/cs/notice', '공지사항 목록'],
      ['/cs/notice/detail/:id?', '공지사항 보기'],
      ['/zin/event/event/:id', '이벤트 보기'],
      ['/zin/brand', '브랜드 이야기'],
    ] as const)
      await page(name, title)
    await page('/zin/soon', '곧 여는 화면', false)
    await app.open.db.insert(redirects).values({ id: 'r1', siteId: 'site', from: '/old', to: '/zin/brand' })
    await notice('떡갈 나무 바닥재 입고')
    await notice('자작나무 마루 3연동 할인')
    await notice('벽지 안내')
    await notice('아직 쓰는 공지', false)
    await event(501, '벽지 여름 잔치', inDays(-3), inDays(3))
    await event(502, '벽지 가을 잔치', inDays(5), inDays(9))
    await event(503, '벽지 봄 잔치', inDays(-9), inDays(-5))
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await app.open.db.update(staff).set({ roleId: null }).where(eq(staff.id, 'manager'))
  })

  test.each([
    ['떡갈나무', ['떡갈 나무 바닥재 입고']],
    ['떡갈 나무바닥', ['떡갈 나무 바닥재 입고']],
    ['바닥재', ['떡갈 나무 바닥재 입고']],
    ['입고 떡갈', ['떡갈 나무 바닥재 입고']],
    ['나무 바다', ['떡갈 나무 바닥재 입고']],
    ['마ㄹ', ['자작나무 마루 3연동 할인']],
    ['ㅈㅈㄴㅁ', ['자작나무 마루 3연동 할인']],
    ['ㅁㄹ3ㅇㄷ', ['자작나무 마루 3연동 할인']],
    ['떡ㄱㄴㅁ', ['떡갈 나무 바닥재 입고']],
    ['wkwkr', ['자작나무 마루 3연동 할인']],
    ['브랜드', ['브랜드 이야기']],
    ['ㅂㄹㄷ', ['브랜드 이야기']],
    ['곧여는', ['곧 여는 화면']],
    ['없는 것', []],
  ])('‘%s’ finds %j', async (words, expected) => expect(await names(words)).toEqual(expected))

  test('names that begin with the words stand first, what visitors see before what they do not', async () => {
    const all = await names('벽지')
    expect(new Set(all.slice(0, 2))).toEqual(new Set(['벽지 안내', '벽지 여름 잔치']))
    expect(all.slice(2)).toEqual(['벽지 가을 잔치', '벽지 봄 잔치'])
    expect(await names('나무')).toEqual(['떡갈 나무 바닥재 입고', '자작나무 마루 3연동 할인'])
  })

  test('before anything is typed, pages that a menu leads to stand first', async () => {
    await app.open.db.insert(menus).values({ id: 'm1', siteId: 'site', menuGroup: 'main', name: '브랜드', link: '/zin/brand', orderNo: 1 })
    expect((await names(''))[0]).toBe('브랜드 이야기')
  })

  test('a kind narrows; every kind that one sees is named; what a role does not see is not found', async () => {
    expect(await names('벽지', '&kind=notices')).toEqual(['벽지 안내'])
    const { kinds } = (await find('')).item as unknown as { kinds: { kind: string }[] }
    expect(kinds.map((one) => one.kind)).toEqual(expect.arrayContaining(['pages', 'notices', 'goods', 'products', 'events', 'shops']))
    // Lists, and what has no page of its own, are no kinds.
    for (const none of ['faqs', 'banners', 'catalogs', 'redirects']) expect(kinds.map((one) => one.kind)).not.toContain(none)
    const { db } = app.open
    await db
      .insert(roles)
      .values({ id: 'events-only', siteId: 'site', name: '행사', rights: { events: { acts: ['see'] } } })
      .onConflictDoNothing()
    await db.update(staff).set({ roleId: 'events-only' }).where(eq(staff.id, 'manager'))
    expect(await names('벽지', '', PEOPLE.manager)).toEqual(['벽지 여름 잔치', '벽지 가을 잔치', '벽지 봄 잔치'])
    const [hidden] = await read([`/cs/notice/detail/${ids['벽지 안내']}`], PEOPLE.manager)
    expect(hidden).toMatchObject({ verdict: 'fine', target: null })
  })

  test('a pasted address is the thing that it leads to, and its beginning finds those below it', async () => {
    const address = `/cs/notice/detail/${ids['벽지 안내']}`
    expect(await names(address)).toEqual(['벽지 안내'])
    expect(await names(`${settings().siteUrl}${address}#더보기`)).toEqual(['벽지 안내'])
    expect(await names(`${address}?utm_source=letter`)).toEqual(['벽지 안내'])
    expect(await names('/zin/event/event/50')).toHaveLength(3)
    expect((await find(address)).items[0]).toMatchObject({ kind: 'notices', title: '공지사항', address, state: 'live' })
  })

  test('what is not public is a warning with its state and date; where nothing is, an error', async () => {
    const draft = `/cs/notice/detail/${ids['아직 쓰는 공지']}`
    const answers = await read(['/zin/brand', '/zin/soon', draft, '/zin/event/event/502', '/zin/event/event/503', '/zin/event/event/999'])
    expect(answers.map(({ verdict }) => verdict)).toEqual(['fine', 'warning', 'warning', 'warning', 'warning', 'error'])
    expect(answers.map(({ message }) => message)).toEqual([
      '',
      '아직 게시하지 않은 페이지입니다. 게시하기 전에는 열리지 않습니다.',
      '아직 게시하지 않은 공지사항입니다. 게시하기 전에는 열리지 않습니다.',
      expect.stringMatching(/^\d{4}.+부터 열리는 이벤트입니다\. 그 전에는 열리지 않습니다\.$/),
      expect.stringMatching(/^\d{4}.+에 끝난 이벤트입니다\.$/),
      '이 주소의 이벤트가 없습니다. 이름으로 다시 찾아 주세요.',
    ])
    const others = await read([
      '/nowhere',
      '/cs/notice/detail/987',
      '/old',
      '/cs/notice/detail',
      'https://a.example/x',
      'tel:1588-0000',
      '/media/a.pdf',
    ])
    expect(others.map(({ verdict }) => verdict)).toEqual(['error', 'error', 'fine', 'fine', 'fine', 'fine', 'fine'])
    expect(await read([`/cs/notice/detail/${ids['벽지 안내']}?from=a#top`])).toEqual([expect.objectContaining({ verdict: 'fine' })])
  })

  test('withdrawn it is hidden, scheduled it says when, in the trash it is not found and its links are broken', async () => {
    const id = await notice('오갈 공지')
    const address = `/cs/notice/detail/${id}`
    await act({ act: 'withdraw', ids: [id] })
    expect((await find('오갈')).items[0]).toMatchObject({ state: 'hidden' })
    const { item } = (await app.get(`/adm/record/open?type=notices&id=${id}`, { as: PEOPLE.admin })).data
    const publishAt = inDays(2).toISOString()
    await post('publish', { id, version: item['version'], publishAt })
    expect((await find('오갈')).items[0]).toMatchObject({ state: 'scheduled', from: publishAt })
    await act({ act: 'trash', ids: [id] })
    expect(await names('오갈')).toEqual([])
    expect(await read([address])).toEqual([
      expect.objectContaining({
        verdict: 'error',
        message: '휴지통에 있는 공지사항으로 가는 링크입니다(오갈 공지). 되살리거나 다른 것을 골라 주세요.',
      }),
    ])
  })

  test('of what a role does not see, one hears only that visitors do not see it, with the same verdict', async () => {
    const addressOf = (id: string) => `/cs/notice/detail/${id}`
    const [draft, trashed, scheduled] = [await notice('숨은 초안', false), await notice('숨은 휴지통 공지'), await notice('숨은 예약')]
    await act({ act: 'trash', ids: [trashed] })
    await act({ act: 'withdraw', ids: [scheduled] })
    const { item } = (await app.get(`/adm/record/open?type=notices&id=${scheduled}`, { as: PEOPLE.admin })).data
    await post('publish', { id: scheduled, version: item['version'], publishAt: inDays(2).toISOString() })
    const { db } = app.open
    await db.insert(roles).values({ id: 'events-seen', siteId: 'site', name: '행사 보기', rights: { events: { acts: ['see'] } } })
    await db.update(staff).set({ roleId: 'events-seen' }).where(eq(staff.id, 'manager'))
    const asked = [...[draft, trashed, scheduled, '987'].map(addressOf), '/zin/event/event/503', addressOf(ids['벽지 안내']!)]
    const told = await read(asked, PEOPLE.manager)
    const whole = await read(asked)
    expect(told.map(({ verdict }) => verdict)).toEqual(whole.map(({ verdict }) => verdict))
    const unseen = '방문자가 볼 수 없는 주소입니다.'
    expect(told.map(({ message }) => message)).toEqual([
      unseen,
      unseen,
      unseen,
      unseen,
      expect.stringContaining('에 끝난 이벤트입니다.'),
      '',
    ])
    expect(JSON.stringify(told)).not.toMatch(/숨은|공지사항/)
    expect(told.map(({ target }) => target !== null)).toEqual([false, false, false, false, true, false])
    expect(whole.map(({ message }) => message)).not.toContain(unseen)
  })

  test('a picture of a field that a role does not show stays away from what an address leads to', async () => {
    const { db } = app.open
    const type = allStores().find((store) => store.type.hasOwnPage && store.type.picture !== undefined)!.type
    const row = {
      siteId: 'site',
      type: type.type,
      name: '사진 있는 것',
      page: '/pictured/one',
      draft: { [type.picture!]: '/media/secret.webp' },
    }
    await db.insert(records).values({ ...row, id: 'pictured', state: 'draft' })
    const rights = { [type.type]: { acts: ['see' as const], hidden: [type.picture!] } }
    await db.insert(roles).values({ id: 'no-picture', siteId: 'site', name: '사진 없음', rights })
    await db.update(staff).set({ roleId: 'no-picture' }).where(eq(staff.id, 'manager'))
    const pictureOf = async (as: Session) => (await read(['/pictured/one'], as))[0]!['target'] as { picture: string } | null
    expect((await pictureOf(PEOPLE.admin))?.picture).toBe('/media/secret.webp')
    expect((await pictureOf(PEOPLE.manager))?.picture).toBe('')
  })

  test('a link to nowhere refuses the publication of a record, one to a draft does not; the check of the site names both', async () => {
    const posted = async (href: string) => {
      const { id, version } = await create({ ...NOTICE, title: `링크 ${href}`, contents: `<p><a href="${href}">보기</a></p>` })
      const { status, data } = await post('publish', { id, version })
      return { id, status, problems: (data as { problems?: { pointer: string; message: string }[] }).problems }
    }
    expect(await posted('/zin/nowhere')).toMatchObject({
      status: 400,
      problems: [{ pointer: '/contents', message: expect.stringContaining('/zin/nowhere') }],
    })
    expect((await posted('/zin/soon')).status).toBe(200)
    const { id, status } = await posted('/zin/event/event/503')
    expect(status).toBe(200)
    const faults = (await app.get('/adm/console/faults?kind=closed', { as: PEOPLE.admin })).data.items
    expect(faults).toEqual([expect.objectContaining({ id, at: '/contents', message: expect.stringContaining('에 끝난 이벤트입니다.') })])
  })

  test('what leads to an event is named by each of its addresses, also in rich text and in other events, and by its number in blocks', async () => {
    const { db } = app.open
    const used = async (address: string, as: Session = PEOPLE.admin) =>
      (await app.get(`/adm/link/usages?address=${encodeURIComponent(address)}`, { as })).data.items.map(
        ({ kind, type, name }) => `${String(type || kind)} ${String(name)}`,
      )
    const linking = await create({ ...NOTICE, title: '잔치 알림', contents: '<p><a href="/zin/event/event/501?a=1">가기</a></p>' })
    await saved('publish', linking)
    await page('/zin/party', '잔치 화면')
    const block = { type: 'text', props: { html: '<p><a href="/zin/event/event/501">가기</a></p>' } }
    await db
      .update(revisions)
      .set({ body: JSON.stringify({ blocks: [block] }) })
      .where(eq(revisions.id, '/zin/party 1'))
    await page('/zin/play', '놀이 화면')
    await db.update(revisions).set({ body: '{"blocks":[{"props":{"eventSeq":501}}]}' }).where(eq(revisions.id, '/zin/play 1'))
    await db.update(events).set({ contentPc: '<a href="/zin/event/festa/501">지난 잔치</a>' }).where(eq(events.eventSeq, 503))
    expect(await used('/zin/event/event/501')).toEqual(['page 놀이 화면', 'page 잔치 화면', 'notices 잔치 알림', 'events 벽지 봄 잔치'])
    expect(await used('/zin/event/event/50')).toEqual([])
    // What a role does not see is not named.
    await db.insert(roles).values({ id: 'only-notices', siteId: 'site', name: '공지만', rights: { notices: { acts: ['see'] } } })
    await db.update(staff).set({ roleId: 'only-notices' }).where(eq(staff.id, 'manager'))
    expect(await used('/zin/event/event/501', PEOPLE.manager)).toEqual(['notices 잔치 알림'])
    expect((await app.get('/adm/link/usages?address=x', { as: PEOPLE.admin })).status).toBe(400)
    await db.update(events).set({ contentPc: '' }).where(eq(events.eventSeq, 503))
  })

  test('a text that goes out by mail is checked as well, and so are links to an address that has moved', async () => {
    const { siteUrl } = settings()
    const made = async (contents: string) => {
      const body = { type: 'answer-templates', values: { title: '안내', contents, orderNo: 0 } }
      return (await app.post('/adm/record/create', body, { as: PEOPLE.admin })).data
    }
    const idOf = async (contents: string) => ((await made(contents)).item as { id: string }).id
    // Nothing is there: it is refused at the field.
    expect(JSON.stringify(await made(`자세한 것은 ${siteUrl}/zin/nowhere에 있습니다.`))).toContain('/zin/nowhere')
    const ended = await idOf(`${siteUrl}/zin/event/event/503 를 보십시오.`)
    const moved = await idOf('지난 화면 /old 입니다.')
    // An event that visitors see is a place with links too.
    await app.open.db.update(events).set({ eventLink: '/zin/nowhere' }).where(eq(events.eventSeq, 501))
    const faults = async (which: string) => (await app.get(`/adm/console/faults?kind=${which}`, { as: PEOPLE.admin })).data.items
    expect(await faults('closed')).toContainEqual(expect.objectContaining({ type: 'answer-templates', id: ended, at: '/contents' }))
    expect(await faults('moved')).toContainEqual(
      expect.objectContaining({
        type: 'answer-templates',
        id: moved,
        message: '옛 주소로 가는 링크입니다(/old). /zin/brand로 고쳐 주세요.',
      }),
    )
    const { items } = (await app.get('/adm/link/usages?address=/old', { as: PEOPLE.admin })).data
    expect(items).toMatchObject([{ kind: 'record', type: 'answer-templates', id: moved }])
    const broken = (await app.get('/adm/console/faults?kind=link&size=100', { as: PEOPLE.admin })).data.items
    expect(broken).toContainEqual(expect.objectContaining({ type: 'events', id: '501', at: '/eventLink' }))
    await app.open.db.update(events).set({ eventLink: '' }).where(eq(events.eventSeq, 501))
  })

  test('a new name is found at once, and the earlier one no more', async () => {
    const id = await notice('처음 이름표')
    const { item } = (await app.get(`/adm/record/open?type=notices&id=${id}`, { as: PEOPLE.admin })).data
    await saved('save', { id, version: item['version'], values: { ...NOTICE, title: '나중 이름표' } })
    expect([await names('처음이'), await names('나중이')]).toEqual([[], ['나중 이름표']])
  })
})
