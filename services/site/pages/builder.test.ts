import { eq } from 'drizzle-orm'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tagNumbers } from '@/lib/tag-numbers'
import { registerDefinitions } from '@/schemas/page/definitions'
import { registerSubjects } from '@/schemas/page/subjects'
import type { Op } from '@/schemas/page/ops'
import { audits } from '@/services/db/tables/base'
import { documents, revisions } from '@/services/db/tables/site'
import { readSession } from '@/services/auth/domain/read-session'
import { openTestApp, PEOPLE, SITE, type TestApp } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'
import { forgetRoutes } from './published-routes'

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
registerSubjects(['event'])

const block = (id: string, props: Record<string, unknown> = { title: id }, type = 'text') => ({ id, type, v: 1, props })
const uses = (name: string) => block(`uses-${name}`, { ref: name }, 'fragment')
const page = (route: string, more: Record<string, unknown> = {}) => ({
  schemaVersion: 1,
  kind: 'page',
  route,
  title: route,
  layout: 'default',
  blocks: [block('b1'), block('b2')],
  ...more,
})
const fragment = (id: string, blocks: object[] = [block('b1')]) => ({ schemaVersion: 1, kind: 'fragment', id, title: id, blocks })
const setTitle = (id: string, value: string): Op => ({ op: 'setProp', id, path: ['title'], value })
const moveTo = (route: string): Op => ({ op: 'setHead', field: 'route', value: route })

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  let app: TestApp
  let saves = 0
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

  const ask = (path: string, input: Record<string, unknown>, as: object = PEOPLE.admin) => app.post(path, input, { as })
  const look = (path: string, query: Record<string, string> = {}, as: object = PEOPLE.manager) =>
    app.get(`${path}?${new URLSearchParams(query).toString()}`, { as })
  const draft = async (definition: unknown) => (await ask('/adm/foPage/save', { definition })).data.item['id'] as string
  const publish = (id: string) => ask('/adm/svcPageDeploy/deploy', { id })
  const put = async (definition: unknown) => {
    const id = await draft(definition)
    expect((await publish(id)).status).toBe(200)
    return id
  }
  const ops = (id: string, draftNumber: number, list: Op[], saveKey = `save-key-${++saves}`) =>
    ask('/adm/foPage/ops', { id, draftNumber, ops: list, saveKey })
  const stored = async (id: string) => (await app.open.db.select().from(documents).where(eq(documents.id, id)))[0]!
  const browse = async (query: Record<string, string> = {}) => (await look('/adm/foPage/browse', query)).data
  const names = async (query: Record<string, string> = {}) => (await browse(query)).items.map(({ name }) => name)
  const linesOf = async (id: string) =>
    (await app.open.db.select().from(audits).orderBy(audits.id)).filter(({ target }) => target === id).map(({ action }) => action)
  const read = async (route: string) => (await app.get(`/svc/service/page?pageRoute=${encodeURIComponent(route)}`)).status
  const tag = (name: string) => tagNumbers().current(name)
  const many = async (path: string, ids: string[]) => (await ask(path, { ids })).data.items

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
          problems: [{ pointer: '/blocks/0/props/title', message: expect.stringMatching(/제목/), blockId: 'b1' }],
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

    test('the trash takes a page from the public at once and gives back its name; what comes back is a draft', async () => {
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
      expect(await read('/a')).toBe(404)
      expect((await browse({ status: 'withdrawn' })).totalCount).toBe(1)
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

  test('a preview link opens once, with the right to look at drafts and no other', async () => {
    const now = new Date()
    const made = await app.post('/adm/preview/link', { path: '/소개?tab=2' }, { as: PEOPLE.manager, now })
    const url = new URL(made.data.item['url'] as string)
    expect(url.origin).toBe(SITE)
    expect(made.data.item['expiresAt']).toBe(new Date(now.getTime() + 600_000).toISOString())
    const open = () => app.raw(url.pathname + url.search, { headers: { 'sec-fetch-site': 'none' } })
    const opened = await open()
    expect(opened.headers.get('location')).toBe(`/${encodeURIComponent('소개')}?tab=2&preview=Y&ctx=mng`)
    expect(await readSession(opened.headers.get('set-cookie')!.split(';')[0]!)).toEqual({ preview: { role: 'mng' } })
    expect((await open()).status).toBe(403)
    const elsewhere = await ask('/adm/preview/link', { path: '//evil.example/x' })
    expect(new URL(elsewhere.data.item['url'] as string).searchParams.get('to')).toBe('/styling/home')
    expect((await ask('/adm/preview/link', { path: 'https://evil.example' })).status).toBe(400)
    expect((await app.open.db.select().from(audits)).map(({ action, actor }) => [action, actor])).toContainEqual([
      'preview.link',
      'staff:manager',
    ])
  })
})
