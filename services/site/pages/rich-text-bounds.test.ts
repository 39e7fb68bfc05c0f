import { eq } from 'drizzle-orm'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registerDefinitions } from '@/schemas/page/definitions'
import type { PageDocument } from '@/schemas/page/document'
import { readPage } from '@/schemas/page/read-page'
import { RICH_TEXT_MAX, RICH_TEXTS_MAX } from '@/schemas/page/rich-texts'
import { documents, revisions } from '@/services/db/tables/site'
import { openTestApp, PEOPLE, type TestResponse, type TestApp } from '@/tests/support/test-app'
import { sanitizeDraft } from './sanitize-draft'

const Html = Type.String({ title: '글', maxLength: 200_000, widget: 'html' })
registerDefinitions([
  {
    type: 'rich-text',
    version: 2,
    title: '본문',
    group: 'text',
    props: Type.Object({ html: Html, items: Type.Optional(Type.Array(Type.Object({ html: Html }))) }),
    migrations: { 1: (props) => props },
    example: { html: '' },
  },
])

let app: TestApp
beforeAll(async () => void (app = await openTestApp('postgres')))
afterAll(() => app.drop())
beforeEach(async () => {
  for (const table of [revisions, documents]) await app.open.db.delete(table)
})

const block = (id: string, html: string, more: Record<string, unknown> = {}) => ({ id, type: 'rich-text', v: 2, props: { html }, ...more })
const page = (...blocks: object[]) => ({ schemaVersion: 1, kind: 'page', route: '/긴-글', title: '긴 글', layout: 'default', blocks })
const save = (definition: object) => app.post('/adm/foPage/save', { definition }, { as: PEOPLE.admin })
const problemsOf = ({ data }: TestResponse) => (data as unknown as { problems: unknown[] }).problems
const TOO_LONG = `글은 ${RICH_TEXT_MAX}자까지 입력할 수 있습니다.`

test.each([
  ['of markup', block('a', '<'.repeat(198_000)), '/definition/blocks/0/props/html'],
  ['one character too long', block('a', '가'.repeat(RICH_TEXT_MAX + 1)), '/definition/blocks/0/props/html'],
  ['in a block of an earlier version', block('a', '<'.repeat(198_000), { v: 1 }), '/definition/blocks/0/props/html'],
  [
    'inside a list',
    block('a', '', { props: { html: '', items: [{ html: '' }, { html: '&'.repeat(RICH_TEXT_MAX + 1) }] } }),
    '/definition/blocks/0/props/items/1/html',
  ],
  ['that becomes too long when its signs are written out', block('a', '&'.repeat(RICH_TEXT_MAX)), '/definition/blocks/0/props/html'],
] as const)('a text %s is refused at its field, in words', async (_, given, pointer) => {
  const answer = await save(page(given))
  expect(answer.status).toBe(400)
  expect(problemsOf(answer)).toEqual([expect.objectContaining({ pointer, message: TOO_LONG })])
  expect(await app.open.db.select().from(documents)).toEqual([])
})

test("the total length of a document's texts is limited", async () => {
  const many = Array.from({ length: RICH_TEXTS_MAX / RICH_TEXT_MAX + 1 }, (_, i) => block(`b${i}`, 'ㄱ'.repeat(RICH_TEXT_MAX)))
  const answer = await save(page(...many))
  expect(answer.status).toBe(400)
  expect(problemsOf(answer)).toEqual([
    expect.objectContaining({ message: '한 문서의 글은 모두 합해 500,000자까지 저장할 수 있습니다. 문서를 나누어 주세요.' }),
  ])
})

test('a text of the greatest length is stored whole, and stored again as it is', async () => {
  const html = `<p>${'긴 글입니다. '.repeat(3_749)}</p>`
  expect(html.length).toBeLessThanOrEqual(RICH_TEXT_MAX)
  const { status, data } = await save(page(block('a', html)))
  expect(status).toBe(200)
  const [row] = await app.open.db
    .select()
    .from(documents)
    .where(eq(documents.id, data.item['id'] as string))
  expect((JSON.parse(row!.draft) as PageDocument).blocks[0]!.props.html).toBe(html)
})

test('a longer text stored before is still read, and does not prevent changes of its neighbours', async () => {
  const long = `<p>${'가'.repeat(150_000)}</p>`
  const { data } = await save(page(block('a', '<p>글</p>'), block('b', '<p>이웃</p>')))
  const id = data.item['id'] as string
  const [row] = await app.open.db.select().from(documents).where(eq(documents.id, id))
  const stored = JSON.parse(row!.draft) as PageDocument
  stored.blocks[0]!.props.html = long
  await app.open.db
    .update(documents)
    .set({ draft: JSON.stringify(stored) })
    .where(eq(documents.id, id))
  expect(readPage(stored)).toMatchObject({ unreadable: [], blocks: [{ block: { props: { html: long } } }, {}] })

  const saveOps = (op: object, draftNumber: number) =>
    app.post('/adm/foPage/ops', { id, draftNumber, saveKey: `key-${draftNumber}-000000000000`, ops: [op] }, { as: PEOPLE.admin })
  const neighbour = await saveOps({ op: 'setProp', id: 'b', path: ['html'], value: '<p>바뀐 이웃</p>' }, row!.draftNumber)
  expect(neighbour.status).toBe(200)
  const [after] = await app.open.db.select().from(documents).where(eq(documents.id, id))
  expect((JSON.parse(after!.draft) as PageDocument).blocks.map(({ props }) => props['html'])).toEqual([long, '<p>바뀐 이웃</p>'])
})

test('sanitising yields to the event loop before every text, whatever is saved at the same time', async () => {
  const draft = (name: string) =>
    page(...Array.from({ length: 15 }, (_, i) => block(`b${i}`, `<p>${name} ${i}</p>${'<x>'.repeat(200)}`))) as PageDocument
  let turns = 0
  let ended = false
  const count = () => void (ended || (turns++, setImmediate(count)))
  setImmediate(count)
  const cleaned = await Promise.all(['가', '나', '다'].map((name) => sanitizeDraft(draft(name))))
  ended = true
  expect(turns).toBeGreaterThanOrEqual(45)
  expect(cleaned.map(({ blocks }) => blocks.map(({ props }) => props['html']))).toEqual(
    ['가', '나', '다'].map((name) => Array.from({ length: 15 }, (_, i) => `<p>${name} ${i}</p>`)),
  )
})
