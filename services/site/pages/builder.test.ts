import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { audits } from '@/services/db/tables/base'
import { documents, revisions } from '@/services/db/tables/site'
import { PEOPLE, SITE } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import {
  page,
  fragment,
  setTitle,
  moveTo,
  ask,
  look,
  draft,
  publish,
  put,
  ops,
  stored,
  browse,
  names,
  linesOf,
  read,
  tag,
  many,
} from './ask-for-tests'
import { app, block, openPages } from './open-pages-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openPages(kind)

  describe('who may', () => {
    const reads: [string, Record<string, string>][] = [
      ['/adm/foPage/browse', {}],
      ['/adm/foPage/open', { id: 'x' }],
      ['/adm/foPage/history', { id: 'x' }],
      ['/adm/foPage/revision', { revisionId: 'x' }],
      ['/adm/foPage/usages', { name: 'x' }],
      ['/adm/foPage/routes', {}],
      ['/adm/foPage/pieces', { kind: 'fragment' }],
    ]
    const writes = (id: string): [string, Record<string, unknown>][] => [
      ['/adm/foPage/ops', { id, draftNumber: 1, ops: [setTitle('b1', '바뀜')], saveKey: 'somebody-else' }],
      ['/adm/foPage/create', { kind: 'page', name: '/new', title: '새 페이지' }],
      ['/adm/foPage/rename', { id, title: '새 제목', draftNumber: 1 }],
      ['/adm/svcPageDeploy/deployMany', { ids: [id] }],
      ['/adm/svcPageDeploy/withdraw', { ids: [id] }],
      ['/adm/foPage/trash', { ids: [id] }],
      ['/adm/foPage/recover', { ids: [id] }],
      ['/adm/foPage/restore', { id, revisionId: 'x', draftNumber: 1 }],
    ]

    test('a manager looks and writes nothing; visitors, members and those with a preview link do neither', async () => {
      const id = await put(page('/a'))
      const before = await stored(id)
      for (const as of [PEOPLE.visitor, PEOPLE.member, { preview: { role: 'adm' } }]) {
        for (const [path, query] of reads) expect((await look(path, query, as)).status, path).toBe(403)
        expect((await ask('/adm/preview/link', { path: '/a' }, as)).status).toBe(403)
      }
      for (const as of [PEOPLE.visitor, PEOPLE.member, PEOPLE.manager, { preview: { role: 'adm' } }])
        for (const [path, input] of writes(id)) expect((await ask(path, input, as)).status, path).toBe(403)
      for (const [path, query] of reads) expect([200, 404], path).toContain((await look(path, query)).status)
      expect(await stored(id)).toEqual({ ...before, problems: 0 })
      expect(await app.open.db.$count(documents)).toBe(1)
    })
  })

  describe('publishing and taking down', () => {
    test('of many, exactly those with problems are refused, each with its places', async () => {
      const [good, bad, other] = [
        await draft(page('/good')),
        await draft(page('/bad', { blocks: [block('b1', {})] })),
        await draft(page('/other')),
      ]
      const items = await many('/adm/svcPageDeploy/deployMany', [other, bad, 'nothing', good])
      expect(items).toEqual([
        { id: other, ok: true, message: '게시했습니다.' },
        {
          id: bad,
          ok: false,
          message: '게시할 수 없습니다. 표시된 곳을 고쳐 주세요.',
          problems: [{ pointer: '/blocks/0/props/title', message: expect.stringMatching(/제목/), place: '글 › 제목', blockId: 'b1' }],
        },
        { id: 'nothing', ok: false, message: '문서를 찾을 수 없습니다.' },
        { id: good, ok: true, message: '게시했습니다.' },
      ])
      expect([await read('/good'), await read('/bad'), await read('/other')]).toEqual([200, 404, 200])
      expect(await linesOf(bad)).toEqual(['page.save'])
      expect(await linesOf(good)).toEqual(['page.save', 'page.publish'])
      expect(await app.open.db.$count(revisions)).toBe(2)
      expect((await ask('/adm/svcPageDeploy/deployMany', { ids: [] })).status).toBe(400)
      expect((await ask('/adm/svcPageDeploy/deployMany', { ids: [good, good] })).status).toBe(400)
    })

    test('a withdrawn page answers 404, keeps its history, and can be published again', async () => {
      const id = await put(page('/a'))
      const unpublished = await draft(page('/draft'))
      const system = await put(page('/error/404'))
      const before = { page: tag('page:site:/a'), pages: tag('pages') }
      expect((await many('/adm/svcPageDeploy/withdraw', [id, unpublished, system, 'nothing'])).map(({ ok }) => ok)).toEqual([
        true,
        false,
        false,
        false,
      ])
      expect({ page: tag('page:site:/a'), pages: tag('pages') }).toEqual({ page: before.page + 1, pages: before.pages + 1 })
      expect([await read('/a'), await read('/error/404')]).toEqual([404, 200])
      expect((await browse({ status: 'withdrawn' })).items).toEqual([
        expect.objectContaining({ id, publishedNumber: null, publishedAt: null }),
      ])
      expect((await look('/adm/foPage/history', { id })).data.items).toEqual([expect.objectContaining({ number: 1, current: false })])
      expect((await publish(id)).data.item).toMatchObject({ number: 2 })
      expect(await read('/a')).toBe(200)
      expect(await linesOf(id)).toEqual(['page.save', 'page.publish', 'page.withdraw', 'page.publish'])
    })

    test('a page that moves leads on from its old address, over many moves and back again', async () => {
      const id = await put(page('/a'))
      const led = async (path: string) => (await app.get(`/svc/redirectSvcApi/svcRead?path=${path}`)).data.item['to']
      const moveAndPublish = async (draftNumber: number, route: string, leadOnYn?: 'Y' | 'N') => {
        expect((await ops(id, draftNumber, [moveTo(route)])).status).toBe(200)
        return (await ask('/adm/svcPageDeploy/deploy', { id, ...(leadOnYn ? { leadOnYn } : {}) })).data.item['moved']
      }
      expect(await moveAndPublish(1, '/b', 'Y')).toBe('옛 주소(/a)로 오는 사람은 새 주소로 보냅니다.')
      expect([await read('/a'), await read('/b'), await led('/a')]).toEqual([404, 200, '/b'])
      await moveAndPublish(2, '/c', 'Y')
      expect([await led('/a'), await led('/b'), await read('/c')]).toEqual(['/c', '/c', 200])
      await moveAndPublish(3, '/a', 'Y')
      expect([await led('/a'), await led('/b'), await led('/c'), await read('/a')]).toEqual(['', '/a', '/a', 200])
      expect(await moveAndPublish(4, '/d', 'N')).toBe('옛 주소(/a)는 이제 404 화면을 보입니다.')
      expect(await led('/a')).toBe('')
    })

    test('the trash takes a page from the public at once and gives back its name; what comes back is public again', async () => {
      const id = await put(page('/a'))
      const system = await put(fragment('site-header'))
      const before = { page: tag('page:site:/a'), pages: tag('pages') }
      expect(await many('/adm/foPage/trash', [id, system])).toEqual([
        { id, ok: true, message: '휴지통으로 옮겼습니다.' },
        { id: system, ok: false, message: '시스템 문서는 휴지통으로 옮길 수 없습니다.' },
      ])
      expect({ page: tag('page:site:/a'), pages: tag('pages') }).toEqual({ page: before.page + 1, pages: before.pages + 1 })
      expect(await read('/a')).toBe(404)
      expect((await look('/adm/foPage/open', { id })).status).toBe(404)
      expect((await ops(id, 1, [setTitle('b1', '글')])).status).toBe(404)
      expect(await names()).toEqual(['site-header'])
      expect((await browse({ status: 'trash' })).items).toEqual([expect.objectContaining({ id, status: 'trash' })])

      const squatter = await put(page('/a'))
      expect(await many('/adm/foPage/recover', [id, squatter])).toEqual([
        { id, ok: false, message: expect.stringContaining('같은 주소') },
        { id: squatter, ok: false, message: '휴지통에 있지 않은 문서입니다.' },
      ])
      await many('/adm/foPage/trash', [squatter])
      const both = await many('/adm/foPage/recover', [id, squatter])
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
      expect((await browse()).items.filter(({ name }) => name === '/a')).toHaveLength(1)
      expect(await read('/a')).toBe(200)
      expect((await browse({ status: 'published' })).items.map(({ name }) => name)).toContain('/a')
    })
  })

  describe('history', () => {
    test('names every publication, shows each as it was, and brings one back as a draft', async () => {
      const id = await put(page('/a'))
      await ops(id, 1, [
        { op: 'insert', at: { parent: null, slot: '', index: 0 }, block: { ...block('s', {}, 'box'), slots: { content: [block('in')] } } },
      ])
      await publish(id)
      const { items } = (await look('/adm/foPage/history', { id })).data
      expect(items).toEqual([
        expect.objectContaining({ number: 2, current: true, blocks: 4, createdBy: { id: 'admin', name: '관리자' } }),
        expect.objectContaining({ number: 1, current: false, blocks: 2 }),
      ])
      const revisionId = items[1]!['revisionId'] as string
      expect((await look('/adm/foPage/revision', { revisionId })).data.item).toEqual({ number: 1, definition: page('/a') })

      const restore = (draftNumber: number) => ask('/adm/foPage/restore', { id, revisionId, draftNumber })
      expect(await restore(1)).toMatchObject({ status: 409, data: { item: { draftNumber: 2 } } })
      expect((await restore(2)).data.item).toEqual({ id, draftNumber: 3 })
      const first = await app.open.db.select().from(revisions).where(eq(revisions.id, revisionId))
      expect((await stored(id)).draft).toBe(first[0]!.body)
      expect((await look('/adm/foPage/history', { id })).data.items).toEqual(items)
      expect((await app.get('/svc/service/page?pageRoute=/a')).data.item['blocks']).toHaveLength(3)
      expect((await browse()).items).toEqual([expect.objectContaining({ id, status: 'changed' })])
      expect((await linesOf(id)).at(-1)).toBe('page.restore')

      const other = await put(page('/b'))
      expect((await ask('/adm/foPage/restore', { id: other, revisionId, draftNumber: 1 })).status).toBe(404)
      expect((await look('/adm/foPage/revision', { revisionId: 'nothing' })).status).toBe(404)
      expect((await look('/adm/foPage/history', { id: 'nothing' })).status).toBe(404)
    })

    test('a revision whose address was given away comes back under the address of today', async () => {
      const id = await put(page('/old'))
      await ops(id, 1, [moveTo('/new')])
      await publish(id)
      await put(page('/old'))
      const { items } = (await look('/adm/foPage/history', { id })).data
      await ask('/adm/foPage/restore', { id, revisionId: items[1]!['revisionId'], draftNumber: 2 })
      expect(JSON.parse((await stored(id)).draft)).toEqual(page('/new', { title: '/old' }))
    })
  })

  test('a preview link is of this site and for ten minutes, and its making is recorded', async () => {
    const now = new Date()
    const made = await app.post('/adm/preview/link', { path: '/소개?tab=2' }, { as: PEOPLE.manager, now })
    const url = new URL(made.data.item['url'] as string)
    expect(url.origin).toBe(SITE)
    expect(made.data.item['expiresAt']).toBe(new Date(now.getTime() + 600_000).toISOString())
    expect((await ask('/adm/preview/link', { path: 'https://evil.example' })).status).toBe(400)
    expect((await app.open.db.select().from(audits)).map(({ action, actor }) => [action, actor])).toContainEqual([
      'preview.link',
      'staff:manager',
    ])
  })
})
