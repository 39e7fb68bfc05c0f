import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Op } from '@/schemas/page/ops'
import { documents } from '@/services/db/tables/site'
import { BOTH_DATABASES } from '@/tests/support/test-database'
import { uses, page, fragment, setTitle, moveTo, ask, look, draft, publish, put, ops, stored, names, linesOf, read } from './ask-for-tests'
import { app, block, openPages } from './open-pages-for-tests'

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  openPages(kind)

  describe('saving operations', () => {
    test('they change the draft, and nothing of what is published', async () => {
      const id = await put(page('/a'))
      const { status, data } = await ops(id, 1, [
        setTitle('b1', '새 글'),
        { op: 'move', id: 'b2', to: { parent: null, slot: '', index: 0 } },
        { op: 'setHead', field: 'title', value: '새 제목' },
      ])
      expect(status).toBe(200)
      expect(data.item).toEqual({ id, draftNumber: 2, updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) })
      const opened = (await look('/adm/foPage/open', { id })).data.item
      expect(opened).toMatchObject({
        draftNumber: 2,
        publishedNumber: 1,
        status: 'changed',
        updatedBy: { id: 'admin', name: '관리자' },
        definition: { title: '새 제목', blocks: [{ id: 'b2' }, { id: 'b1', props: { title: '새 글' } }] },
      })
      expect((await app.get('/svc/service/page?pageRoute=/a')).data.item['title']).toBe('/a')
      expect(await linesOf(id)).toEqual(['page.save', 'page.publish', 'page.save'])
    })

    test('one that was made on an older draft is refused with who saved and when', async () => {
      const id = await draft(page('/a'))
      await ops(id, 1, [setTitle('b1', '먼저')])
      const late = await ops(id, 1, [setTitle('b1', '나중')])
      expect(late).toMatchObject({
        status: 409,
        data: {
          item: { draftNumber: 2, updatedBy: { id: 'admin', name: '관리자' }, updatedAt: expect.any(String) },
          problems: [{ pointer: '/draftNumber', keyword: 'stale' }],
        },
      })
      expect(late.data.problems![0]!.message).toMatch(/^마지막 저장: \d{4}\.\d\d\.\d\d \d\d:\d\d, 관리자$/)
      expect((await stored(id)).draft).toContain('먼저')
    })

    test('R6: the same save twice, also when the second one comes much later, is one save with one answer', async () => {
      const id = await draft(page('/a'))
      const once: Op[] = [{ op: 'insert', at: { parent: null, slot: '', index: 0 }, block: block('b0') }]
      const first = await ops(id, 1, once, 'the-same-key')
      expect((await ops(id, 1, once, 'the-same-key')).data.item).toEqual(first.data.item)
      await ops(id, 2, [setTitle('b1', '그다음')])
      expect((await ops(id, 1, once, 'the-same-key')).data.item).toEqual(first.data.item)
      const row = await stored(id)
      expect(row.draftNumber).toBe(3)
      expect(JSON.parse(row.draft)).toMatchObject({ blocks: [{ id: 'b0' }, { id: 'b1' }, { id: 'b2' }] })
      const other = await draft(page('/b'))
      expect((await ops(other, 1, once, 'the-same-key')).data.item).toMatchObject({ id: other, draftNumber: 2 })
    })

    test('of two that follow each other the second may arrive first: it is refused, and both are in once it is sent again', async () => {
      const id = await draft(page('/a'))
      const second = () => ops(id, 2, [setTitle('b2', '둘째')], 'second-save')
      expect(await second()).toMatchObject({ status: 409, data: { item: { draftNumber: 1 } } })
      expect((await ops(id, 1, [setTitle('b1', '첫째')], 'first-save')).status).toBe(200)
      expect((await second()).data.item).toMatchObject({ draftNumber: 3 })
      expect((await stored(id)).draft).toMatch(/첫째.*둘째/)
    })

    test('of many at once from one draft, one is in', async () => {
      const id = await draft(page('/a'))
      const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => ops(id, 1, [setTitle('b1', `${i}`)])))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
      expect((await stored(id)).draftNumber).toBe(2)
    })

    test('what does not fit the draft is refused as a whole, and named', async () => {
      const id = await draft(page('/a'))
      const before = await stored(id)
      const refused = await ops(id, 1, [setTitle('b1', '바뀜'), { op: 'remove', id: 'gone' }])
      expect(refused).toMatchObject({ status: 409, data: { problems: [{ pointer: '/ops/1', keyword: 'mismatch' }] } })
      expect(refused.data.resultMessage).toBe('저장된 초안과 맞지 않는 편집입니다. 최신 초안을 확인해 주세요.')
      expect((await ops(id, 1, [{ op: 'explode' } as unknown as Op])).status).toBe(400)
      expect((await ops('no-such-document', 1, [setTitle('b1', '글')])).status).toBe(404)
      expect(await stored(id)).toEqual(before)
    })

    test('what would not be taken as a whole document is not taken as operations either', async () => {
      const id = await draft(page('/a'))
      const before = await stored(id)
      const refused = async (op: Op, pointer: string) => {
        const answer = await ops(id, 1, [op])
        expect(answer.status, pointer).toBe(400)
        expect(answer.data.problems?.map((problem) => problem.pointer)).toContain(pointer)
      }
      await refused({ op: 'setProp', id: 'b2', path: ['title'], value: 1 }, '/blocks/1/props/title')
      await refused({ op: 'setHead', field: 'layout', value: 'nowhere' }, '/layout')
      await refused({ op: 'setHead', field: 'title', value: '' }, '/title')
      await refused(moveTo('/a/:id?/b'), '/route')
      await refused({ op: 'setHead', field: 'route' }, '/route')
      expect(await stored(id)).toEqual(before)
    })

    test('rich text is made harmless, and an unknown block stays byte for byte beside it', async () => {
      const unknown = { type: 'from-the-future', id: 'x', v: 9, props: { any: ['thing', { 한글: null, z: 1.5 }] }, name: '미래' }
      const id = await draft(page('/a', { blocks: [unknown, block('b1')] }))
      const html = '<p>안녕</p><img src=x onerror=alert(1)><a href="javascript:alert(1)">a</a>'
      expect((await ops(id, 1, [{ op: 'setProp', id: 'b1', path: ['body'], value: html }])).status).toBe(200)
      const row = await stored(id)
      expect(row.draft).toContain(JSON.stringify(unknown))
      expect(row.draft).toContain('<p>안녕</p>')
      expect(row.draft).not.toMatch(/onerror|javascript:/)
    })

    test('an old fault does not lock the rest of the page, and no second one comes in beside it', async () => {
      const id = await draft(page('/a'))
      const faulty = page('/a', { blocks: [block('old', { title: 1 }), block('b1'), 'no block', null] })
      await app.open.db
        .update(documents)
        .set({ draft: JSON.stringify(faulty) })
        .where(eq(documents.id, id))
      const moved = await ops(id, 1, [{ op: 'move', id: 'b1', to: { parent: null, slot: '', index: 0 } }])
      expect(moved.status).toBe(200)
      expect(JSON.parse((await stored(id)).draft)).toEqual({ ...faulty, blocks: [1, 0, 2, 3].map((i) => faulty.blocks[i]) })
      const worse = await ops(id, 2, [{ op: 'setProp', id: 'b1', path: ['title'], value: 2 }])
      expect(worse.data.problems).toEqual([expect.objectContaining({ pointer: '/blocks/0/props/title', blockId: 'b1' })])
    })

    test('a new address is refused where another page or draft has it; what is published keeps its own until it is published', async () => {
      const id = await put(page('/a'))
      await put(page('/b'))
      const moving = await put(page('/c'))
      await ops(moving, 1, [moveTo('/d')])
      for (const route of ['/b', '/c', '/d', '/d/'])
        expect(await ops(id, 1, [moveTo(route)]), route).toMatchObject({
          status: 409,
          data: { problems: [{ pointer: '/route', keyword: 'taken' }] },
        })
      expect((await ops(id, 1, [moveTo('/새 주소/')])).status).toBe(200)
      expect(await stored(id)).toMatchObject({ name: '/a', draftName: '/새 주소' })
      expect([await read('/a'), await read('/새 주소')]).toEqual([200, 404])
      expect((await ask('/adm/foPage/save', { definition: page('/새 주소') })).status).toBe(409)
      await publish(id)
      expect(await stored(id)).toMatchObject({ name: '/새 주소', draftName: null })
      expect([await read('/a'), await read('/새 주소')]).toEqual([404, 200])
      // An editor who opens the old address reads where the page is now.
      const opened = await look('/adm/foPage/open', { kind: 'page', name: '/a' })
      expect(opened).toMatchObject({ status: 404, data: { resultMessage: '문서를 찾을 수 없습니다.', item: { movedTo: '/새 주소' } } })
      expect((await look('/adm/foPage/open', { kind: 'page', name: '/%' })).data.item).toBeUndefined()
      const never = await draft(page('/e'))
      await ops(never, 1, [moveTo('/f')])
      expect(await stored(never)).toMatchObject({ name: '/f', draftName: null })
    })

    test('a fragment may not come to hold itself, and a system document keeps its name', async () => {
      const a = await put(fragment('a'))
      await put(fragment('b', [uses('a')]))
      const round = await ops(a, 1, [{ op: 'insert', at: { parent: null, slot: '', index: 0 }, block: uses('b') }])
      expect(round.data.problems).toEqual([{ pointer: '/blocks', keyword: 'cycle', message: '조각이 서로를 담고 있습니다: a → b → a' }])
      const missing = await put(page('/error/404'))
      expect((await ops(missing, 1, [moveTo('/elsewhere')])).data.problems?.[0]).toMatchObject({ pointer: '/route', keyword: 'locked' })
      expect((await ops(missing, 1, [setTitle('b1', '없습니다')])).status).toBe(200)
    })
  })

  describe('making', () => {
    const create = (input: Record<string, unknown>) => ask('/adm/foPage/create', { title: '새 문서', ...input })
    const definitionOf = async (id: unknown) => (await look('/adm/foPage/open', { id: id as string })).data.item['definition']

    test('an empty page, and each other kind under its name', async () => {
      const { data } = await create({ kind: 'page', name: '/새 주소/' })
      expect(data.item).toEqual({ id: expect.any(String), name: '/새 주소', draftNumber: 1 })
      expect(await definitionOf(data.item['id'])).toEqual({
        schemaVersion: 1,
        kind: 'page',
        route: '/새 주소',
        title: '새 문서',
        layout: 'default',
        blocks: [],
      })
      for (const other of ['fragment', 'popup', 'template']) {
        const made = await create({ kind: other, name: 'notice-bar' })
        expect(await definitionOf(made.data.item['id'])).toEqual({
          schemaVersion: 1,
          kind: other,
          id: 'notice-bar',
          title: '새 문서',
          blocks: [],
        })
      }
      expect(await linesOf(data.item['id'] as string)).toEqual(['page.create'])
    })

    test('from a template, or as a copy: everything but the name, and neither changes the other', async () => {
      const template = await put({ ...page('/x'), kind: 'template', route: undefined, id: 'event', layout: 'list', seo: { noindex: true } })
      await ops(template, 1, [setTitle('b1', '아직 게시하지 않은 서식')])
      const made = await create({ kind: 'page', name: '/from-template', templateId: template })
      expect(await definitionOf(made.data.item['id'])).toMatchObject({
        kind: 'page',
        route: '/from-template',
        title: '새 문서',
        layout: 'list',
        seo: { noindex: true },
        blocks: [block('b1'), block('b2')],
      })
      expect(await definitionOf(made.data.item['id'])).not.toHaveProperty('id')
      const id = made.data.item['id'] as string
      await ops(id, 1, [setTitle('b1', '고친 글')])
      const copy = await create({ kind: 'page', name: '/copy', copyOf: id, layout: 'empty' })
      expect(await definitionOf(copy.data.item['id'])).toMatchObject({
        route: '/copy',
        layout: 'empty',
        blocks: [block('b1', { title: '고친 글' }), block('b2')],
      })
      expect((await create({ kind: 'page', name: '/no', templateId: id })).status).toBe(404)
      expect((await create({ kind: 'page', name: '/no', copyOf: 'nothing' })).status).toBe(404)
    })

    test('an imported document that does not fit is refused with its places, and nothing is made', async () => {
      const refused = async (definition: object, pointers: string[], more: object = {}) => {
        const { status, data } = await create({ kind: 'page', name: '/imported', definition, ...more })
        expect(status).toBe(400)
        expect(data.problems?.map(({ pointer }) => pointer)).toEqual(pointers)
        for (const { message } of data.problems ?? []) expect(message).toMatch(/[가-힣].*[.다]/)
        expect(await app.open.db.$count(documents)).toBe(0)
      }
      await refused(page('/x', { blocks: [block('b1', { title: 1 }), block('b1'), { id: 'b3' }] }), [
        '/definition/blocks/0/props/title',
        '/definition/blocks/1/id',
        '/definition/blocks/2/type',
        '/definition/blocks/2/v',
        '/definition/blocks/2/props',
      ])
      await refused(page('/x', { extra: true, schemaVersion: 2 }), ['/definition/extra', '/definition/schemaVersion'])
      await refused(fragment('x'), ['/definition/kind'])
      await refused(page('/x'), ['/name'], { name: '/a/:' })
      await refused(page('/x'), ['/name'], { name: 'no-slash' })
      const unknown = { ...block('x'), type: 'from-the-future', v: 3 }
      const made = await create({ kind: 'page', name: '/imported', definition: page('/x', { blocks: [unknown] }) })
      expect(await definitionOf(made.data.item['id'])).toMatchObject({ route: '/imported', title: '새 문서', blocks: [unknown] })
    })

    test('a name is given once', async () => {
      const id = await put(page('/a'))
      await ops(id, 1, [moveTo('/b')])
      for (const name of ['/a', '/b'])
        expect(await create({ kind: 'page', name })).toMatchObject({
          status: 409,
          data: { problems: [{ pointer: '/name', keyword: 'taken' }] },
        })
      expect((await create({ kind: 'fragment', name: 'a' })).status).toBe(200)
      const racing = await Promise.all(Array.from({ length: 4 }, () => create({ kind: 'page', name: '/race' })))
      expect(racing.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    })

    test('a new title is a save like any other', async () => {
      const id = await put(page('/a'))
      expect((await ask('/adm/foPage/rename', { id, title: '새 제목', draftNumber: 1 })).data.item).toEqual({ id, draftNumber: 2 })
      expect(await stored(id)).toMatchObject({ title: '새 제목', draft: JSON.stringify(page('/a', { title: '새 제목' })) })
      expect(await ask('/adm/foPage/rename', { id, title: '늦은 제목', draftNumber: 1 })).toMatchObject({
        status: 409,
        data: { item: { draftNumber: 2 } },
      })
      expect((await ask('/adm/foPage/rename', { id: 'nothing', title: '제목', draftNumber: 1 })).status).toBe(404)
      expect((await ask('/adm/foPage/rename', { id, title: ' '.repeat(121), draftNumber: 2 })).status).toBe(400)
      expect(await names({ search: '새 제목' })).toEqual(['/a'])
      expect(await linesOf(id)).toEqual(['page.save', 'page.publish', 'page.rename'])
    })
  })
})
