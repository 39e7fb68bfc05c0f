import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { documents, revisions } from '@/services/db/tables/site'
import { PEOPLE } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { uses, page, fragment, setTitle, moveTo, look, draft, put, ops, browse, names, many } from './ask-for-tests'
import { app, block, openPages } from './open-pages-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openPages(kind)

  describe('finding', () => {
    test('by words in title or address, by initials, by status, part of the site, layout and problems', async () => {
      await put(page('/zin/event/event', { title: '진행 중 이벤트', layout: 'list' }))
      await put(page('/styling/home', { title: '홈' }))
      const changed = await put(page('/zin/brand/about', { title: '브랜드 소개' }))
      await ops(changed, 1, [setTitle('b1', '새 글')])
      await draft(page('/cs/100%_확인', { title: '고객 안내', blocks: [block('b1', {})] }))
      await put(fragment('notice-bar'))

      expect(await names({ search: '이벤트' })).toEqual(['/zin/event/event'])
      expect(await names({ search: '이벤트 진행' })).toEqual(['/zin/event/event'])
      expect(await names({ search: 'ㅇㅂㅌ' })).toEqual(['/zin/event/event'])
      expect(await names({ search: 'ㅈㅎㅈㅇ' })).toEqual(['/zin/event/event'])
      expect(await names({ search: 'ZIN', sort: 'name' })).toEqual(['/zin/brand/about', '/zin/event/event'])
      expect(await names({ search: '100%_' })).toEqual(['/cs/100%_확인'])
      expect(await names({ search: '10_%' })).toEqual([])
      expect(await names({ search: '고객'.normalize('NFD') })).toEqual(['/cs/100%_확인'])
      expect(await names({ section: 'event' })).toEqual(['/zin/event/event'])
      expect(await names({ section: 'home' })).toEqual(['/styling/home'])
      expect(await names({ section: 'brand', status: 'changed' })).toEqual(['/zin/brand/about'])
      expect(await names({ layout: 'list' })).toEqual(['/zin/event/event'])
      expect(await names({ kind: 'fragment' })).toEqual(['notice-bar'])
      expect((await browse({ hasProblems: 'Y' })).items).toEqual([
        expect.objectContaining({ name: '/cs/100%_확인', problems: 1, status: 'draft' }),
      ])
      expect((await browse({ hasProblems: 'N' })).totalCount).toBe(4)

      const { item, totalCount } = await browse({ kind: 'page', status: 'published' })
      expect(item['counts']).toEqual({ all: 4, draft: 1, published: 2, changed: 1, withdrawn: 0, trash: 0 })
      expect(totalCount).toBe(2)
      expect((await look('/adm/foPage/browse', { status: 'nothing' })).status).toBe(400)
    })

    test('the newest first, and test pages after all others', async () => {
      for (const route of ['/a', '/test/late', '/b']) await put(page(route))
      expect(await names()).toEqual(['/b', '/a', '/test/late'])
    })

    test('a test page that is wrong on purpose is no page to mend, in the list and among what waits', async () => {
      for (const route of ['/test/bad-blocks', '/broken']) await draft(page(route, { blocks: [block('b1', {})] }))
      expect(await names({ hasProblems: 'Y' })).toEqual(['/broken'])
      const { queues } = (await look('/adm/console/home', {}, PEOPLE.admin)).data.item as unknown as {
        queues: { id: string; count: number }[]
      }
      expect(queues.find(({ id }) => id === 'pages-with-problems')?.count).toBe(1)
    })

    test('in the order asked, page by page, with no row twice', async () => {
      for (const route of ['/c', '/a', '/d', '/b'])
        await draft(page(route, { title: { '/a': '나', '/b': '가', '/c': '라', '/d': '다' }[route] }))
      const published = await put(page('/e', { title: '마' }))
      expect(await names({ sort: 'title' })).toEqual(['/b', '/a', '/d', '/c', '/e'])
      expect(await names({ sort: 'name', direction: 'desc' })).toEqual(['/e', '/d', '/c', '/b', '/a'])
      expect((await names())[0]).toBe('/e')
      expect((await names({ sort: 'publishedAt' }))[0]).toBe('/e')
      expect((await names({ sort: 'publishedAt', direction: 'asc' }))[0]).toBe('/e')
      const pages = await Promise.all(['1', '2', '3', '4'].map((number) => names({ sort: 'name', size: '2', page: number })))
      expect(pages).toEqual([['/a', '/b'], ['/c', '/d'], ['/e'], []])
      expect((await browse({ size: '1', search: '마' })).items).toEqual([
        {
          id: published,
          kind: 'page',
          name: '/e',
          title: '마',
          layout: 'default',
          section: 'other',
          status: 'published',
          draftNumber: 1,
          publishedNumber: 1,
          publishedAt: expect.any(String),
          problems: 0,
          updatedBy: { id: 'admin', name: '관리자' },
          updatedAt: expect.any(String),
          locked: false,
        },
      ])
    })

    test('a draft that was changed and changed back is what is published', async () => {
      const id = await put(page('/a'))
      await ops(id, 1, [setTitle('b1', '잠시')])
      expect((await browse()).items[0]).toMatchObject({ status: 'changed' })
      await ops(id, 2, [setTitle('b1', 'b1')])
      expect((await browse()).items[0]).toMatchObject({ status: 'published', draftNumber: 3 })
    })

    test('documents that came without the columns of the list get them when the list is asked for', async () => {
      const body = JSON.stringify(page('/zin/event/old', { title: '지난 이벤트', blocks: [block('b1', {}), uses('header')] }))
      await app.open.db
        .insert(documents)
        .values({ id: 'd', siteId: 'site', kind: 'page', name: '/zin/event/old', title: '지난 이벤트', draft: body })
      await app.open.db.insert(revisions).values({ id: 'r', documentId: 'd', number: 1, body, createdBy: 'system' })
      await app.open.db.update(documents).set({ publishedRevisionId: 'r' }).where(eq(documents.id, 'd'))
      expect((await browse({ search: 'ㅈㄴ ㅇㅂㅌ', section: 'event' })).items).toEqual([
        expect.objectContaining({ id: 'd', status: 'published', problems: 1, updatedBy: { id: 'system', name: '시스템' } }),
      ])
      expect((await look('/adm/foPage/usages', { name: 'header' })).data.items).toEqual([
        { id: 'd', kind: 'page', name: '/zin/event/old', title: '지난 이벤트', published: true, draft: true },
      ])
      expect((await look('/adm/foPage/history', { id: 'd' })).data.items).toEqual([expect.objectContaining({ blocks: 2 })])
    })

    test('a draft opens by its number, by its route, or by an address that it answers', async () => {
      const id = await put(page('/zin/event/event/:id'))
      await put(page('/zin/event/event/today'))
      await ops(id, 1, [moveTo('/zin/events/:id')])
      const open = async (query: Record<string, string>) => (await look('/adm/foPage/open', query)).data.item?.['name']
      for (const name of ['/zin/events/:id', '/zin/events/3?page=2#top', '/zin/event/event/:id', '/zin/event/event/3'])
        expect(await open({ name }), name).toBe('/zin/event/event/:id')
      expect(await open({ name: '/zin/event/event/today' })).toBe('/zin/event/event/today')
      await put(fragment('header'))
      expect(await open({ kind: 'fragment', name: 'header' })).toBe('header')
      for (const query of [
        {},
        { id: 'nothing' },
        { name: '/nowhere' },
        { kind: 'fragment', name: 'nothing' },
        { kind: 'popup', name: 'header' },
      ])
        expect((await look('/adm/foPage/open', query as Record<string, string>)).status).toBe(404)
    })

    test('where a fragment stands, in drafts and in what is published', async () => {
      await put(fragment('header'))
      const both = await put(page('/both', { blocks: [uses('header')] }))
      const gone = await put(page('/gone', { blocks: [uses('header')] }))
      await ops(gone, 1, [{ op: 'remove', id: 'uses-header' }])
      const coming = await put(page('/coming'))
      await ops(coming, 1, [{ op: 'insert', at: { parent: null, slot: '', index: 0 }, block: uses('header') }])
      const trashed = await put(page('/trashed', { blocks: [uses('header')] }))
      await many('/adm/foPage/trash', [trashed])
      const { items } = (await look('/adm/foPage/usages', { name: 'header' })).data
      expect(items.map(({ id, published, draft: inDraft }) => [id, published, inDraft])).toEqual([
        [both, true, true],
        [coming, false, true],
        [gone, true, false],
      ])
      expect((await look('/adm/foPage/usages', { name: 'head' })).data.items).toEqual([])
    })

    test('every address there is, and every one that a draft will have', async () => {
      const id = await put(page('/a', { title: '가' }))
      await ops(id, 1, [moveTo('/b/:id')])
      await draft(page('/c', { title: '다' }))
      await put(fragment('header'))
      await many('/adm/foPage/trash', [await put(page('/trashed'))])
      expect((await look('/adm/foPage/routes')).data.items).toEqual([
        { route: '/a', title: '가', published: true, dynamic: false },
        { route: '/b/:id', title: '가', published: false, dynamic: true },
        { route: '/c', title: '다', published: false, dynamic: false },
      ])
    })

    test('pieces come with their blocks, as published', async () => {
      const id = await put(fragment('header'))
      await ops(id, 1, [setTitle('b1', '아직')])
      const unpublished = await draft(fragment('footer'))
      expect((await look('/adm/foPage/pieces', { kind: 'fragment' })).data.items).toEqual([
        { id: unpublished, name: 'footer', title: 'footer', published: false, blocks: [block('b1')] },
        { id, name: 'header', title: 'header', published: true, blocks: [block('b1')] },
      ])
      expect((await look('/adm/foPage/pieces', { kind: 'page' })).status).toBe(400)
    })
  })
})
