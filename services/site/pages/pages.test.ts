import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { tagNumbers } from '@/lib/tag-numbers'
import * as contracts from '@/schemas/api/site/pages'
import { audits } from '@/services/db/tables/base'
import { contents, notices } from '@/services/db/tables/content'
import { events } from '@/services/db/tables/events'
import { revisions, sites } from '@/services/db/tables/site'
import { inProcess } from '@/services/kit/in-process'
import { PEOPLE, SITE } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'
import { page, fragment, save, publish, put, read, rows } from './save-for-tests'
import { app, openPages } from './open-pages-for-tests'

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  openPages(kind)

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

  test('P-ADM-1, P-ADM-2, Q-042: saving and publishing is for administrators, looking also for managers, nothing for others', async () => {
    const id = await put(page('/a'))
    const noRight = (act: string) => ({
      status: 403,
      data: {
        result: '403',
        resultMessage: `‘페이지’의 ‘${act}’ 권한이 없습니다. 입력한 내용은 그대로 있습니다. 관리자에게 역할을 확인해 주세요.`,
      },
    })
    expect(await app.post('/adm/foPage/save', { definition: page('/b') }, { as: PEOPLE.manager })).toMatchObject(noRight('편집'))
    expect(await app.post('/adm/svcPageDeploy/deploy', { id }, { as: PEOPLE.manager })).toMatchObject(noRight('게시'))
    for (const as of [PEOPLE.visitor, PEOPLE.member, { preview: { role: 'adm' as const, path: '/a' } }]) {
      const refused = { status: 403, data: { result: '403', resultMessage: '관리자만 이용할 수 있습니다.' } }
      expect(await app.post('/adm/foPage/save', { definition: page('/b') }, { as })).toMatchObject(refused)
      expect(await app.post('/adm/svcPageDeploy/deploy', { id }, { as })).toMatchObject(refused)
    }
    const status = async (path: string, as: object) => (await app.get(`${path}?id=${id}`, { as })).status
    for (const path of ['/adm/svcPageDeploy/read', '/adm/foPage/read']) {
      expect(await status(path, PEOPLE.visitor)).toBe(403)
      expect(await status(path, PEOPLE.manager)).toBe(403)
      expect(await status(path, PEOPLE.admin)).toBe(200)
      expect(await status(path, { preview: { role: 'adm', path: '/a' } })).toBe(404)
    }
    for (const path of ['/mng/svcPageDeploy/read', '/mng/foPage/read']) {
      expect(await status(path, PEOPLE.member)).toBe(403)
      expect(await status(path, PEOPLE.manager)).toBe(200)
      expect(await status(path, { preview: { role: 'mng', path: '/a' } })).toBe(404)
    }
    expect(await status('/adm/foPage/list', { preview: { role: 'adm', path: '/a' } })).toBe(403)
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
