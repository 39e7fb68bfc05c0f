// Rights over pages: every role × every block type × every field × every kind of change. What the builder permits before it takes an
// operation, and what a call permits of the document before and after it, are the same; and every call on pages obeys the sections.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blocks } from '@/blocks/areas'
import { registerBlocks } from '@/renderer/blocks'
import { allDefinitions } from '@/schemas/page/definitions'
import type { Block, PageDocument } from '@/schemas/page/document'
import { applyOps, type Op } from '@/schemas/page/ops'
import { readTree, writeTree } from '@/schemas/page/tree'
import { fieldsOf } from '@/schemas/rules/base/scope-blocks'
import { refusedTouch, touchRefusal } from '@/schemas/rules/base/page-refusal'
import { EVERYWHERE, PAGE_SETTINGS, type PageScope } from '@/schemas/rules/base/page-scope'
import { touchesBetween, touchesOfOps } from '@/schemas/rules/base/touches-between'
import { ACTS } from '@/schemas/rules/base/rights'
import { services } from '@/services/areas'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { documents } from '@/services/db/tables/site'
import { changesOf, exampleOf, headChanges, pageWith, ROOT, type Change } from '../support/page-changes'
import { openTestApp, PEOPLE, type TestApp, type TestResponse } from '../support/test-app'

registerBlocks(blocks)

const types = allDefinitions().map(({ type }) => type)
const SCOPES: Record<string, PageScope> = {
  'a role of before': EVERYWHERE,
  'a section': { sections: ['/zin/brand'] },
  'the questions': { blocks: { faq: true } },
  'questions and sections of a page': { sections: ['/zin/brand', 'fragment'], blocks: { faq: true, section: true, heading: true } },
  'a field of headings': { blocks: { heading: ['text'] } },
  'when banners are shown': { blocks: { hero: ['~show'], image: ['~show', '~name'] } },
  'titles of pages': { blocks: { [PAGE_SETTINGS]: ['title', 'seo'] } },
  'settings of pages': { blocks: { [PAGE_SETTINGS]: true } },
  'every second block': { blocks: Object.fromEntries(types.filter((_, i) => i % 2 === 0).map((type) => [type, true])) },
  'the first field of every block': {
    blocks: Object.fromEntries(types.flatMap((type) => (fieldsOf(type)![0] ? [[type, [fieldsOf(type)![0]!.name]]] : []))),
  },
}

const onScreen = ({ before, op }: Change, scope: PageScope) => refusedTouch(scope, touchesOfOps(readTree(before), [op], scope))
function byCall({ before, op }: Change, scope: PageScope) {
  const tree = readTree(before)
  applyOps(tree, [op])
  return refusedTouch(scope, touchesBetween(before, writeTree(tree), scope))
}
/** Said again in other words than the rule's. */
function isPermitted({ blocks: only }: PageScope, type: string, field: string | undefined): boolean {
  if (only === undefined) return true
  const right = new Map(Object.entries(only)).get(type)
  if (right === undefined) return false
  return right === true ? true : field !== undefined && new Set(right).has(field)
}

describe.each(Object.entries(SCOPES))('a role with %s', (_, scope) => {
  test('may change on the screen and by a call what it was given, of every block and every field', () => {
    const wrong: string[] = []
    let asked = 0
    const ask = (type: string, change: Change): void => {
      asked++
      const answers = [!onScreen(change, scope), !byCall(change, scope), isPermitted(scope, type, change.field)]
      if (new Set(answers).size !== 1) wrong.push(`${type} ${change.op.op} ${change.field ?? ''}: screen, call, rule ${answers.join(' ')}`)
    }
    for (const type of types) for (const change of changesOf(type)) ask(type, change)
    for (const change of headChanges) ask(PAGE_SETTINGS, change)
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThan(types.length * 6)
  })

  test('reads of every refusal what it is about, and whom to ask', () => {
    for (const change of types.flatMap(changesOf)) {
      const touch = byCall(change, scope)
      if (touch) expect(touchRefusal(scope, touch)).toMatch(/^‘.+’ 블록.*관리자에게 역할을 확인해 주세요\.$/)
    }
  })
})

// --- through the pipeline

let app: TestApp
const as = { staff: { id: 'narrow', role: 'mng', sid: 'narrow' } } as const
const ids = {} as Record<'inside' | 'outside' | 'moving' | 'piece' | 'template', string>
const revisionOf = {} as Record<'inside' | 'outside', string>

const faq = (): Block => ({ ...exampleOf('faq'), id: 'q' })
const documentOf = (route: string): PageDocument => ({
  ...pageWith(faq(), { ...exampleOf('heading'), id: 'h', props: { text: '머리', level: 2 } }),
  route,
  title: route,
})
const give = (scope: PageScope) =>
  app.open.db
    .update(roles)
    .set({ rights: { pages: { acts: ACTS, scope } } })
    .where(eq(roles.id, 'narrow'))
const draftNumberOf = async (id: string): Promise<number> =>
  (await app.open.db.select({ n: documents.draftNumber }).from(documents).where(eq(documents.id, id)))[0]!.n
const draftOf = async (id: string): Promise<PageDocument> =>
  JSON.parse((await app.open.db.select({ draft: documents.draft }).from(documents).where(eq(documents.id, id)))[0]!.draft) as PageDocument

beforeAll(async () => {
  app = await openTestApp('postgres')
  const { db } = app.open
  await db.insert(roles).values({ id: 'narrow', siteId: 'site', name: '좁은 역할', rights: {} })
  await db.insert(staff).values({ id: 'narrow', loginId: 'narrow', name: '좁은 분', role: 'mng', roleId: 'narrow', passwordHash: '-' })
  await db.insert(staffSessions).values({ id: 'narrow', staffId: 'narrow', expiresAt: new Date(Date.now() + 3_600_000) })
  const save = async (definition: object): Promise<string> => {
    const saved = await app.post('/adm/foPage/save', { definition }, { as: PEOPLE.admin })
    expect(saved.status, JSON.stringify(saved.data)).toBe(200)
    const id = saved.data.item['id'] as string
    const published = await app.post('/adm/svcPageDeploy/deploy', { id }, { as: PEOPLE.admin })
    expect(published.status, JSON.stringify(published.data)).toBe(200)
    return id
  }
  for (const [name, route] of [
    ['inside', '/zin/brand/a'],
    ['outside', '/zin/brandx'],
  ] as const) {
    ids[name] = await save(documentOf(route))
    const { items } = (await app.get(`/adm/foPage/history?id=${ids[name]}`, { as: PEOPLE.admin })).data
    revisionOf[name] = items[0]!['revisionId'] as string
  }
  const piece = { schemaVersion: 1, title: '조각', blocks: [faq()] }
  ids.piece = await save({ ...piece, kind: 'fragment', id: 'law-piece' })
  // Its draft moves into the section, and its published version stays outside.
  ids.moving = await save(documentOf('/zin/brandy'))
  const moved = await app.post(
    '/adm/foPage/save',
    { definition: documentOf('/zin/brand/moved'), id: ids.moving, draftNumber: await draftNumberOf(ids.moving) },
    { as: PEOPLE.admin },
  )
  expect(moved.status, JSON.stringify(moved.data)).toBe(200)
  ids.template = await save({ ...piece, kind: 'template', id: 'law-template' })
})
afterAll(() => app.drop())

type Where = 'inside' | 'outside'
const ROUTES = { inside: '/zin/brand/a', outside: '/zin/brandx' } as const
let made = 0
const setTitle = (title: string): Op => ({ op: 'setHead', field: 'title', value: title })
const outcome = ({ status, data }: TestResponse): number => (data.items?.[0]?.['ok'] === false ? 403 : status)
const lists = (path: string, name: 'pageRoute' | 'name' | 'route') => async (where: Where) =>
  (await app.get(path, { as })).data.items.some((row) => row[name] === ROUTES[where]) ? 200 : 403
const get = (path: (where: Where) => string) => async (where: Where) => (await app.get(path(where), { as })).status

/** Each call on pages, sent for a document of the section and for one outside: 200, or 403 where it is refused or left out of the list. */
const CALLS: Record<string, (where: Where) => Promise<number>> = {
  'builder.pageList': lists('/adm/foPage/list', 'pageRoute'),
  'builder.browse': lists('/adm/foPage/browse', 'name'),
  'builder.open': get((where) => `/adm/foPage/open?id=${ids[where]}`),
  'builder.history': get((where) => `/adm/foPage/history?id=${ids[where]}`),
  'builder.revision': get((where) => `/adm/foPage/revision?revisionId=${revisionOf[where]}`),
  'preview.mng.foPage': get((where) => `/mng/foPage/read?pageRoute=${ROUTES[where]}`),
  'preview.mng.pageDeploy': get((where) => `/mng/svcPageDeploy/read?pageRoute=${ROUTES[where]}`),
  'preview.link': async (where) => (await app.post('/adm/preview/link', { path: ROUTES[where] }, { as })).status,
  'builder.ops': async (where) =>
    (
      await app.post(
        '/adm/foPage/ops',
        { id: ids[where], draftNumber: await draftNumberOf(ids[where]), ops: [setTitle(`제목 ${++made}`)], saveKey: `law-save-${made}` },
        { as },
      )
    ).status,
  'builder.pageSave': async (where) =>
    (
      await app.post(
        '/adm/foPage/save',
        {
          definition: { ...(await draftOf(ids[where])), title: `제목 ${++made}` },
          id: ids[where],
          draftNumber: await draftNumberOf(ids[where]),
        },
        { as },
      )
    ).status,
  'builder.create': async (where) =>
    (
      await app.post(
        '/adm/foPage/create',
        { kind: 'page', name: `${ROUTES[where]}/new${++made}`.replace('brandx/', 'other/'), title: '새' },
        { as },
      )
    ).status,
  'builder.rename': async (where) =>
    (await app.post('/adm/foPage/rename', { id: ids[where], title: '이름', draftNumber: await draftNumberOf(ids[where]) }, { as })).status,
  'builder.restore': async (where) =>
    (
      await app.post(
        '/adm/foPage/restore',
        { id: ids[where], revisionId: revisionOf[where], draftNumber: await draftNumberOf(ids[where]) },
        { as },
      )
    ).status,
  'builder.publish': async (where) => (await app.post('/adm/svcPageDeploy/deploy', { id: ids[where] }, { as })).status,
  'builder.publishMany': async (where) => outcome(await app.post('/adm/svcPageDeploy/deployMany', { ids: [ids[where]] }, { as })),
  'builder.withdraw': async (where) => outcome(await app.post('/adm/svcPageDeploy/withdraw', { ids: [ids[where]] }, { as })),
  'builder.trash': async (where) => outcome(await app.post('/adm/foPage/trash', { ids: [ids[where]] }, { as })),
  'builder.recover': async (where) => {
    await app.post('/adm/foPage/trash', { ids: [ids[where]] }, { as: PEOPLE.admin })
    const done = outcome(await app.post('/adm/foPage/recover', { ids: [ids[where]] }, { as }))
    if (done !== 200) await app.post('/adm/foPage/recover', { ids: [ids[where]] }, { as: PEOPLE.admin })
    return done
  },
}
/** They name what visitors see anyway, and leave out the drafts of other sections. */
const PUBLIC = ['builder.usages', 'builder.routes', 'builder.pieces', 'builder.documentUsages']

test('every call on pages is asked here', () => {
  const onPages = services
    .flatMap(({ operations }) => operations)
    .flatMap(({ contract: { id, right } }) => (right?.of === 'pages' ? [id] : []))
  expect(onPages.filter((id) => !(id in CALLS) && !PUBLIC.includes(id))).toEqual([])
})

test('a draft that moves into the section is not of it: neither is it read, nor does a link show it', async () => {
  await give({ sections: ['/zin/brand'] })
  expect((await app.get('/mng/foPage/read?pageRoute=/zin/brand/moved', { as })).status).toBe(403)
  const link = (path: string) => app.post('/adm/preview/link', { path }, { as })
  for (const path of ['/zin/brand/moved', '/zin/brand/./moved', '/zin/brand/moved?a=1#b']) expect((await link(path)).status, path).toBe(403)
  expect((await link('/zin/brand/a')).status).toBe(200)
})

test('every call knows the documents of the section, and refuses or leaves out the others', async () => {
  await give({ sections: ['/zin/brand'] })
  for (const [id, send] of Object.entries(CALLS)) {
    expect([id, 'outside', await send('outside')]).toEqual([id, 'outside', 403])
    expect([id, 'inside', await send('inside')]).toEqual([id, 'inside', 200])
  }
})

test('drafts of other sections stand in no list of what visitors see', async () => {
  await app.post('/adm/foPage/create', { kind: 'page', name: '/hidden', title: '숨은 글' }, { as: PEOPLE.admin })
  await give({ sections: ['/zin/brand'] })
  const paths = (await app.get('/adm/foPage/routes', { as })).data.items.map((row) => row['route'])
  expect(paths).toContain('/zin/brandx')
  expect(paths).not.toContain('/hidden')
  const pieces = (await app.get('/adm/foPage/pieces?kind=template', { as })).data.items.map((row) => row['name'])
  expect(pieces).toContain('law-template')
})

test('a role of the questions changes and publishes them, and nothing else with them', async () => {
  const id = ids.inside
  await app.post('/adm/svcPageDeploy/deploy', { id }, { as: PEOPLE.admin })
  await give({ sections: ['/zin/brand'], blocks: { faq: true } })
  const send = async (...ops: Op[]) =>
    app.post('/adm/foPage/ops', { id, draftNumber: await draftNumberOf(id), ops, saveKey: `law-save-${++made}` }, { as })
  const changed = (size: number): Op => ({ op: 'setProp', id: 'q', path: ['size'], value: size })
  expect((await send(changed(20))).status).toBe(200)
  const refused = await send(changed(30), { op: 'setProp', id: 'h', path: ['text'], value: '새 제목' })
  expect(refused.status).toBe(403)
  expect(refused.data.resultMessage).toMatch(/^‘제목’ 블록.*권한이 없습니다\. 입력한 내용은 그대로 있습니다\. 관리자에게/)
  expect(refused.data.problems?.[0]).toMatchObject({ keyword: 'right', blockId: 'h' })
  // Taken back in the editor, both are sent, and nothing of them is left.
  const back: Op = { op: 'setProp', id: 'h', path: ['text'], value: '머리' }
  expect((await send({ op: 'setProp', id: 'h', path: ['text'], value: '새 제목' }, back)).status).toBe(200)
  expect((await send({ op: 'move', id: 'q', to: { ...ROOT, index: 1 } })).status).toBe(200)
  expect((await app.post('/adm/svcPageDeploy/deploy', { id }, { as })).status).toBe(200)
  for (const path of ['/adm/foPage/trash', '/adm/svcPageDeploy/withdraw'])
    expect(outcome(await app.post(path, { ids: [id] }, { as }))).toBe(403)

  // What somebody else left in the draft would be published with it.
  const other: Op = { op: 'setProp', id: 'h', path: ['text'], value: '다른 분의 제목' }
  const draftNumber = await draftNumberOf(id)
  expect((await app.post('/adm/foPage/ops', { id, draftNumber, ops: [other], saveKey: 'law-other' }, { as: PEOPLE.admin })).status).toBe(
    200,
  )
  const published = await app.post('/adm/svcPageDeploy/deploy', { id }, { as })
  expect([published.status, published.data.problems?.[0]?.keyword]).toEqual([403, 'right'])
})
