import { eq } from 'drizzle-orm'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { tagNumbers } from '@/lib/tag-numbers'
import * as contracts from '@/schemas/api/site/pages'
import { registerDefinitions } from '@/schemas/page/definitions'
import { registerSubjects } from '@/schemas/page/subjects'
import { audits, facts } from '@/services/db/tables/base'
import { contents, notices } from '@/services/db/tables/content'
import { events } from '@/services/db/tables/events'
import { documents, revisions, sites } from '@/services/db/tables/site'
import { inProcess } from '@/services/kit/in-process'
import { issuePreviewLink } from '@/services/auth/domain/preview-link'
import { readSession } from '@/services/auth/domain/read-session'
import { settings } from '@/services/base/settings'
import { forgetRoutes } from './published-routes'
import { openTestApp, PEOPLE, SITE, type TestApp } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'

const text = Type.Object(
  { title: Type.String({ title: '제목', minLength: 1 }), body: Type.Optional(Type.String({ title: '본문', widget: 'html' })) },
  { additionalProperties: false },
)
const box = Type.Object({}, { additionalProperties: false })
const ref = Type.Object({ ref: Type.String({ title: '조각' }) }, { additionalProperties: false })
registerDefinitions([
  { type: 'text', version: 1, title: '글', group: 'text', props: text, example: { title: '글' } },
  { type: 'box', version: 1, title: '상자', group: 'layout', props: box, slots: { content: { title: '내용' } }, example: {} },
  { type: 'fragment', version: 1, title: '조각', group: 'system', props: ref, example: { ref: 'header' } },
])
registerSubjects(['event', 'notice'])

const block = (id: string, props: Record<string, unknown> = { title: id }, type = 'text') => ({ id, type, v: 1, props })
const page = (route: string, more: Record<string, unknown> = {}) => ({
  schemaVersion: 1,
  kind: 'page',
  route,
  title: route,
  layout: 'default',
  blocks: [block('b1')],
  ...more,
})
const fragment = (id: string, refs: string[] = []) => ({
  schemaVersion: 1,
  kind: 'fragment',
  id,
  title: id,
  blocks: [block('b1'), ...refs.map((name, i) => block(`r${i}`, { ref: name }, 'fragment'))],
})

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    await db.update(documents).set({ publishedRevisionId: null })
    for (const table of [revisions, documents, audits]) await db.delete(table)
    forgetRoutes()
  })

  const save = (definition: unknown, more: Record<string, unknown> = {}) =>
    app.post('/adm/foPage/save', { definition, ...more }, { as: PEOPLE.admin })
  const publish = (id: string, more: Record<string, unknown> = {}) =>
    app.post('/adm/svcPageDeploy/deploy', { id, ...more }, { as: PEOPLE.admin })
  const put = async (definition: unknown) => {
    const { data } = await save(definition)
    const id = data.item['id'] as string
    expect((await publish(id)).status).toBe(200)
    return id
  }
  const read = (pageRoute: string) => app.get(`/svc/service/page?pageRoute=${encodeURIComponent(pageRoute)}`)
  const rows = async () => (await app.open.db.select().from(documents)).length

  test('Q-038: a page is there from its publication on, with its route, its document and where it came from', async () => {
    const { data } = await save(page('/소개'))
    expect(data.item).toEqual({ id: expect.any(String), draftNumber: 1 })
    expect(await read('/소개')).toMatchObject({ status: 404, data: { result: '404', resultMessage: '페이지를 찾을 수 없습니다.' } })
    expect((await publish(data.item['id'] as string)).data.item).toMatchObject({ number: 1 })
    for (const spelling of ['/소개', '/소개/', '/소개'.normalize('NFD'), '//소개?a=b#c']) {
      expect((await read(spelling)).data.item).toMatchObject({
        pageRoute: '/소개',
        route: '/소개',
        kind: 'page',
        title: '/소개',
        layout: 'default',
        params: {},
        status: 'published',
        meta: { number: 1 },
        blocks: [{ id: 'b1' }],
      })
    }
  })

  test('RT-20: fixed segments win, parameters are returned, an optional one may be absent', async () => {
    for (const route of ['/zin/product/:id', '/zin/product/window', '/cs/notice/detail/:id?']) await put(page(route))
    expect((await read('/zin/product/window')).data.item).toMatchObject({ pageRoute: '/zin/product/window', params: {} })
    expect((await read('/zin/product/a%2Fb')).data.item).toMatchObject({ pageRoute: '/zin/product/:id', params: { id: 'a%2Fb' } })
    expect((await read('/cs/notice/detail')).data.item).toMatchObject({ params: {} })
    expect((await read('/cs/notice/detail/3')).data.item).toMatchObject({ params: { id: '3' } })
    expect((await read('/zin/product')).status).toBe(404)
    for (const bad of ['', 'no-slash']) expect((await read(bad)).status).toBe(400)
  })

  test('a fragment is read by its name', async () => {
    await put(fragment('header'))
    expect((await app.get('/svc/service/page?kind=fragment&name=header')).data.item).toMatchObject({
      kind: 'fragment',
      id: 'header',
      pageRoute: 'header',
    })
    expect((await app.get('/svc/service/page?kind=fragment&name=none')).status).toBe(404)
    expect((await app.get('/svc/service/page?kind=fragment')).status).toBe(400)
    expect((await app.get('/svc/service/page?kind=other&name=header')).status).toBe(400)
  })

  test('R2: a save names the draft that it was made from; a stale one is told who was faster, and nothing is lost', async () => {
    const { data } = await save(page('/a'))
    const id = data.item['id']
    expect((await save(page('/a', { title: '둘째' }), { draftNumber: 1 })).data.item).toEqual({ id, draftNumber: 2 })
    const late = await save(page('/a', { title: '늦은 저장' }), { draftNumber: 1 })
    expect(late).toMatchObject({
      status: 409,
      data: { result: '409', item: { draftNumber: 2, updatedBy: 'admin' }, problems: [{ pointer: '/draftNumber' }] },
    })
    expect(late.data.problems?.[0]?.message).toMatch(/^마지막 저장: \d{4}\.\d\d\.\d\d \d\d:\d\d, 관리자$/)
    expect((await save(page('/a'))).status).toBe(409)
    const [stored] = await app.open.db.select().from(documents)
    expect(stored).toMatchObject({ title: '둘째', draftNumber: 2, edited: true, updatedBy: 'admin' })
  })

  test('of two saves at once from one draft, one wins', async () => {
    await save(page('/race'))
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => save(page('/race', { title: `저장 ${i}` }), { draftNumber: 1 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
    const created = await Promise.all(Array.from({ length: 4 }, () => save(page('/new'))))
    expect(created.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('what was stored is what was sent, rich text made harmless', async () => {
    const unknown = { id: 'x', type: 'from-the-future', v: 9, props: { any: ['thing', { 한글: null }] } }
    const { data } = await save(
      page('/a', {
        blocks: [
          unknown,
          block('b1', { title: '<b>글</b>', body: '<p>안녕</p><img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a>' }),
        ],
      }),
    )
    const [stored] = await app.open.db
      .select()
      .from(documents)
      .where(eq(documents.id, data.item['id'] as string))
    const draft = JSON.parse(stored!.draft) as { blocks: Record<string, Record<string, unknown>>[] }
    expect(draft.blocks[0]).toEqual(unknown)
    expect(draft.blocks[1]!['props']).toMatchObject({ title: '<b>글</b>', body: expect.stringContaining('<p>안녕</p>') })
    expect(stored!.draft).not.toMatch(/onerror|javascript:/)
  })

  test('what is wrong is refused with its place, and nothing is stored', async () => {
    const refused = async (definition: unknown, pointer: string | RegExp) => {
      const { status, data } = await save(definition)
      expect(status).toBe(400)
      expect(data.problems?.[0]).toEqual(
        expect.objectContaining({ pointer: expect.stringMatching(pointer), message: expect.stringMatching(/[가-힣].*[.다]/) }),
      )
      expect(await rows()).toBe(0)
    }
    const deep = (levels: number): unknown =>
      levels === 0 ? [] : [{ id: `n${levels}`, type: 'box', v: 1, props: {}, slots: { content: deep(levels - 1) } }]
    await refused(page('/a', { blocks: [block('b1'), block('b1')] }), /^\/definition\/blocks\/1\/id$/)
    await refused(page('/a', { blocks: deep(40) }), /^\/definition\/blocks\/0/)
    await refused(page('/a', { layout: 'nowhere' }), /^\/definition\/layout$/)
    await refused(page('/a', { blocks: [block('b1', { title: 1 })] }), /^\/definition\/blocks\/0\/props\/title$/)
    await refused(page('/a/:'), /^\/definition\/route$/)
    await refused(page('/a/:id?/b'), /^\/definition\/route$/)
    await refused({ ...page('/a'), kind: 'nothing' }, /^\/definition\/kind$/)
    await refused(page('/a', { blocks: 'none' }), /^\/definition\/blocks$/)
    await refused('text', /^\/definition$/)
    const raw = (body: string) => app.post('/adm/foPage/save', body, { as: PEOPLE.admin, headers: { 'content-type': 'application/json' } })
    const evil = JSON.stringify({ definition: page('/a') }).replace('"title":"b1"', '"title":"b1","__proto__":{"polluted":true}')
    expect((await raw(evil)).data.problems).toEqual([
      expect.objectContaining({ pointer: '/definition/blocks/0/props/__proto__', keyword: 'name' }),
    ])
    expect((await raw(`{"definition":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`)).data.problems?.[0]).toMatchObject({
      keyword: 'depth',
      pointer: expect.stringMatching(/^\/definition\/a\/a/),
    })
    expect((await raw(`{"definition":{"blocks":[${'{},'.repeat(25_000)}{}]}}`)).data.problems?.[0]).toMatchObject({ keyword: 'nodes' })
    expect((await raw(`{"definition":{"a":"\\u0000"}}`)).data.problems?.[0]).toMatchObject({ keyword: 'nul', pointer: '/definition/a' })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(await rows()).toBe(0)
  })

  test('a document of many megabytes is taken, one over 8 MB is refused before it was read', async () => {
    const blocks = (count: number) => Array.from({ length: count }, (_, i) => block(`b${i}`, { title: '가'.repeat(1_000) }))
    expect((await save(page('/big', { blocks: blocks(2_000) }))).status).toBe(200)
    expect((await save(page('/bigger', { blocks: blocks(3_000) }))).status).toBe(413)
    expect(await rows()).toBe(1)
  })

  test('a draft may be unfinished, what is published may not', async () => {
    const { status, data } = await save(
      page('/a', { blocks: [block('b1', { title: '' }), block('b2', {}), { ...block('b3'), type: 'from-the-future' }] }),
    )
    expect(status).toBe(200)
    const refused = await publish(data.item['id'] as string)
    expect(refused).toMatchObject({ status: 400, data: { resultMessage: '게시할 수 없습니다. 표시된 곳을 고쳐 주세요.' } })
    expect(refused.data.problems?.map(({ blockId }) => blockId)).toEqual(['b1', 'b2', 'b3'])
    expect(await app.open.db.select().from(revisions)).toEqual([])
    expect((await read('/a')).status).toBe(404)
  })

  test('revisions are kept; publishing again changes the pointer and the tags of this page alone', async () => {
    const id = await put(page('/a'))
    await put(page('/b'))
    const before = {
      a: tagNumbers().current('page:site:/a'),
      b: tagNumbers().current('page:site:/b'),
      pages: tagNumbers().current('pages'),
    }
    await save(page('/a', { title: '새 제목' }), { draftNumber: 1 })
    expect((await read('/a')).data.item['title']).toBe('/a')
    expect((await publish(id, { draftNumber: 1 })).status).toBe(409)
    expect((await publish(id, { draftNumber: 2 })).data.item).toMatchObject({ number: 2 })
    expect((await read('/a')).data.item).toMatchObject({ title: '새 제목', meta: { number: 2 } })
    expect(await app.open.db.select().from(revisions).where(eq(revisions.documentId, id))).toHaveLength(2)
    expect({
      a: tagNumbers().current('page:site:/a'),
      b: tagNumbers().current('page:site:/b'),
      pages: tagNumbers().current('pages'),
    }).toEqual({ ...before, a: before.a + 1 })
    const lines = await app.open.db.select().from(audits)
    expect(lines.filter(({ target }) => target === id).map(({ action, actor }) => [action, actor])).toEqual([
      ['page.save', 'staff:admin'],
      ['page.publish', 'staff:admin'],
      ['page.save', 'staff:admin'],
      ['page.publish', 'staff:admin'],
    ])
  })

  test('an address moves when the draft is published, and no address is given twice', async () => {
    const id = await put(page('/old'))
    await put(page('/other'))
    expect((await save(page('/other'), { id, draftNumber: 1 })).status).toBe(409)
    await save(page('/new'), { id, draftNumber: 1 })
    expect([(await read('/old')).status, (await read('/new')).status]).toEqual([200, 404])
    await publish(id)
    expect([(await read('/old')).status, (await read('/new')).status]).toEqual([404, 200])
    expect((await save(fragment('new'), { id, draftNumber: 2 })).status).toBe(409)
    expect((await save(page('/x'), { id: 'no-such-document' })).status).toBe(404)
    expect((await publish('no-such-document')).status).toBe(404)
  })

  test('fragments may use one another, never themselves', async () => {
    await put(fragment('c'))
    await put(fragment('b', ['c']))
    await put(fragment('a', ['b']))
    const self = await save(fragment('d', ['d']))
    expect(self).toMatchObject({
      status: 400,
      data: { problems: [{ pointer: '/definition/blocks', keyword: 'cycle', message: '조각이 서로를 담고 있습니다: d → d' }] },
    })
    const round = await save(fragment('c', ['a']), { draftNumber: 1 })
    expect(round.data.problems?.[0]?.message).toBe('조각이 서로를 담고 있습니다: c → a → b → c')
    expect((await app.get('/svc/service/page?kind=fragment&name=c')).data.item['blocks']).toHaveLength(1)
  })

  test('P-ADM-1, P-ADM-2, Q-042: saving and publishing is for administrators, looking also for managers, nothing for others', async () => {
    const id = await put(page('/a'))
    for (const as of [PEOPLE.visitor, PEOPLE.member, PEOPLE.manager, { preview: { role: 'adm' as const } }]) {
      const refused = { status: 403, data: { result: '403', resultMessage: '관리자만 이용할 수 있습니다.' } }
      expect(await app.post('/adm/foPage/save', { definition: page('/b') }, { as })).toMatchObject(refused)
      expect(await app.post('/adm/svcPageDeploy/deploy', { id }, { as })).toMatchObject(refused)
    }
    const status = async (path: string, as: object) => (await app.get(`${path}?id=${id}`, { as })).status
    for (const path of ['/adm/svcPageDeploy/read', '/adm/foPage/read']) {
      expect(await status(path, PEOPLE.visitor)).toBe(403)
      expect(await status(path, PEOPLE.manager)).toBe(403)
      expect(await status(path, PEOPLE.admin)).toBe(200)
      expect(await status(path, { preview: { role: 'adm' } })).toBe(200)
    }
    for (const path of ['/mng/svcPageDeploy/read', '/mng/foPage/read']) {
      expect(await status(path, PEOPLE.member)).toBe(403)
      expect(await status(path, PEOPLE.manager)).toBe(200)
      expect(await status(path, { preview: { role: 'mng' } })).toBe(200)
    }
    expect(await status('/adm/foPage/list', { preview: { role: 'adm' } })).toBe(403)
    expect(await status('/adm/foPage/list', PEOPLE.manager)).toBe(200)
    expect(await rows()).toBe(1)
  })

  test('a token of former staff writes nothing', async () => {
    const gone = { staff: { id: 'left-last-month', role: 'adm' as const, sid: 'admin-session' } }
    expect((await app.post('/adm/foPage/save', { definition: page('/a') }, { as: gone })).status).toBe(403)
    const demoted = { staff: { ...PEOPLE.manager.staff, role: 'adm' as const } }
    expect((await app.post('/adm/foPage/save', { definition: page('/a') }, { as: demoted })).status).toBe(403)
    expect(await rows()).toBe(0)
  })

  test('RT-24: previews show the draft under its own address, or what is published', async () => {
    const id = await put(page('/old/:id'))
    await save(page('/new/:id', { title: '초안' }), { id, draftNumber: 1 })
    const look = async (path: string) => (await app.get(path, { as: PEOPLE.admin })).data.item
    expect(await look('/adm/foPage/read?pageRoute=/new/3')).toMatchObject({
      title: '초안',
      params: { id: '3' },
      status: 'draft',
      meta: { number: 2 },
    })
    expect(await look(`/adm/foPage/read?id=${id}`)).toMatchObject({ title: '초안' })
    expect(await look('/adm/svcPageDeploy/read?pageRoute=/old/3')).toMatchObject({
      title: '/old/:id',
      status: 'published',
      meta: { number: 1 },
    })
    expect((await app.get('/adm/svcPageDeploy/read?pageRoute=/new/3', { as: PEOPLE.admin })).status).toBe(404)
    const { headers, data } = await app.get('/adm/foPage/list', { as: PEOPLE.admin })
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(data.items).toEqual([
      expect.objectContaining({ id, pageRoute: '/old/:id', status: 'published', draftNumber: 2, publishedNumber: 1, updatedBy: 'admin' }),
    ])
  })

  test('a preview link opens once, for the page of this site that it names, and gives the right to look', async () => {
    const open = (token: string, to: string) =>
      app.raw(`/adm/preview/open?token=${token}&to=${encodeURIComponent(to)}`, { headers: { 'sec-fetch-site': 'none' } })
    const token = await issuePreviewLink(settings().appSecret, { role: 'mng', now: new Date() })
    const response = await open(token, '/소개?a=b')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/${encodeURIComponent('소개')}?a=b&preview=Y&ctx=mng`)
    const cookie = response.headers.get('set-cookie')!
    expect(cookie).toMatch(/^maru-preview=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1800$/)
    expect(await readSession(cookie.split(';')[0]!)).toEqual({ preview: { role: 'mng' } })
    expect((await open(token, '/소개')).status).toBe(403)
    const other = await open(await issuePreviewLink(settings().appSecret, { role: 'adm', now: new Date() }), '//evil.example')
    expect(other.headers.get('location')).toBe('/styling/home?preview=Y&ctx=adm')
    for (const bad of [
      'x',
      await issuePreviewLink('another secret of thirty-two letters', { role: 'adm', now: new Date() }),
      await issuePreviewLink(settings().appSecret, { role: 'adm', now: new Date(Date.now() - 3_600_000) }),
    ]) {
      expect(await (await open(bad, '/')).json()).toEqual({
        data: { result: '403', resultMessage: '미리 보기 링크가 만료되었거나 이미 사용되었습니다.' },
      })
    }
    expect((await app.open.db.select().from(facts)).filter(({ name }) => name.startsWith('preview-used:'))).toHaveLength(2)
  })

  test('addresses for search engines: published and open ones, patterns filled by their records', async () => {
    const event = { siteId: 'site', eventType: 'default', imgBannerPc: 'a', imgBannerMo: 'a', imgBannerAlt: 'a', eventName: '이벤트' }
    await app.open.db.insert(events).values([
      { ...event, eventSeq: 12, openStrDate: new Date(0), openEndDate: new Date(1) },
      { ...event, eventSeq: 13, openStrDate: new Date('2999-01-01'), openEndDate: new Date('2999-02-01') },
    ])
    await app.open.db
      .insert(notices)
      .values({ id: 3, siteId: 'site', category: 'guide', title: '안내', contents: '', postedAt: new Date() })
    await put(page('/styling/home'))
    await put(page('/zin/event/event/:id', { subject: 'event' }))
    await put(page('/zin/event/finish/:id', { subject: 'event' }))
    await put(page('/cs/notice/detail/:id?', { subject: 'notice' }))
    await put(page('/hidden', { seo: { noindex: true } }))
    await put(page('/mypage/home', { guard: ['auth', 'requireLogin'] }))
    await put(page('/store/home'))
    await put(page('/error/404'))
    await save(page('/draft'))
    const { data } = await app.get('/svc/service/pageList')
    expect(data.items.map(({ path }) => path)).toEqual(['/cs/notice/detail/3', '/styling/home', '/zin/event/event/12'])
  })

  test('a render learns what its page depends on, and a page that it may not show makes it personal', async () => {
    await put(page('/fixed'))
    await put(page('/open/:id'))
    await put(fragment('header'))
    const ask = async (work: () => Promise<unknown>) => {
      const context = newRequestContext({ requestId: 'pages-test' })
      await runInRequestContext(context, work).catch(() => undefined)
      return { tags: [...context.tags.keys()].sort(), personal: context.personal }
    }
    expect(await ask(() => inProcess(contracts.getPage, { pageRoute: '/fixed' }))).toEqual({ tags: ['page:site:/fixed'], personal: false })
    expect(await ask(() => inProcess(contracts.getPage, { pageRoute: '/open/1' }))).toEqual({
      tags: ['page:site:/open/:id', 'pages'],
      personal: false,
    })
    expect(await ask(() => inProcess(contracts.getPage, { kind: 'fragment', name: 'header' }))).toEqual({
      tags: ['fragment:header'],
      personal: false,
    })
    expect(await ask(() => inProcess(contracts.previewPageAdm, { pageRoute: '/fixed' }))).toMatchObject({ personal: true })
    await expect(inProcess(contracts.previewPageAdm, { pageRoute: '/fixed' })).rejects.toMatchObject({ status: 403 })
    await expect(inProcess(contracts.publishPage, { id: 'x' })).rejects.toThrow(/may only read/)
  })

  test('the site and its contents are read', async () => {
    await app.open.db.insert(sites).values({ id: 'site', name: '라움결', theme: { colors: { brand: '#7D5A42' } } })
    await app.open.db.insert(contents).values({ id: 'terms', siteId: 'site', kind: 'policy', body: { html: '약관' } })
    expect((await app.get('/svc/service/site')).data.item).toEqual({
      id: 'site',
      name: '라움결',
      theme: { colors: { brand: '#7D5A42' } },
    })
    expect((await app.get('/svc/service/site?id=none')).status).toBe(404)
    expect((await app.get('/svc/service/content?id=terms&referenceView=instance')).data.item).toMatchObject({
      id: 'terms',
      body: { html: '약관' },
    })
    expect((await app.get('/svc/service/content?id=none')).status).toBe(404)
  })

  test('the address of this site may not be written from another', async () => {
    const from = (origin: string) => app.post('/adm/foPage/save', { definition: page('/csrf') }, { as: PEOPLE.admin, headers: { origin } })
    expect((await from('http://evil.example')).status).toBe(403)
    expect((await from('null')).status).toBe(403)
    expect(await rows()).toBe(0)
    expect((await from(SITE)).status).toBe(200)
  })
})
