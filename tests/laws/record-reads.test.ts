// What visitors see changes within a second, exactly the pages concerned: a record's change raises a cache tag of every visitor's read
// whose answer it changes, and no tag that none of these reads names.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allContracts, methodOf, pathOf, type AnyContract } from '@/schemas/api/base/contract'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { RECORD_TYPES } from '@/schemas/records/registry'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { cacheTags } from '@/services/db/tables/base'
import { KINDS_TAG } from '@/services/finding/follow-changes'
import { DUE_TAG, recordsTag } from '@/services/records/record-change'
import { storeOf } from '@/services/records/record-store'
import { chosenAreas, recordTypesOf } from '../support/chosen-areas'
import { sampleOf } from '../support/sample'
import { openSeededApp } from '../support/seeded-app'
import { PEOPLE, type TestApp } from '../support/test-app'

const admin = { as: PEOPLE.admin }
/** In every text of the changed record of a type. */
const markOf = ({ type }: AnyRecordType): string => `검증표지${RECORD_TYPES.findIndex((one) => one.type === type)}번`
const DAY = 86_400_000
const NEXT_YEAR = new Date(Date.now() + 365 * DAY)

interface Looked {
  /** Picks the shipped record that is changed; the first of the list without it. */
  pick?: (id: string, values: RecordValues) => boolean
  /** The values of a new record that is changed instead, because a shipped one may not be. */
  made?: RecordValues
  /** What visitors ask for to see it, by the names of the reads' inputs. */
  ask?: (id: string, values: RecordValues) => Record<string, unknown>
  /** What is changed of values that are no texts. */
  change?: RecordValues
  /** When they ask. */
  now?: Date
  /** Others need it, so that staff can change it and never throw it away. */
  isKept?: boolean
}
const isOpen = (_: string, { openFrom, openUntil }: RecordValues): boolean =>
  Date.parse(String(openFrom)) < Date.now() && Date.parse(String(openUntil)) > Date.now() + DAY
const first = (value: unknown): unknown => (value as unknown[])[0]

const LOOKED: Readonly<Record<string, Looked>> = {
  cases: { ask: (seq, { productIds, title }) => ({ seq, prdId: first(productIds), searchKeyword: title }) },
  'styling-contents': { ask: (id, { kind, name }) => ({ kind, seq: name || id.slice(id.indexOf('.') + 1) }) },
  'brand-articles': { pick: (_, { kind }) => kind === 'news' },
  benefits: { pick: isOpen },
  shops: {
    // A visit that is booked keeps a showroom where it is; here nobody has booked one.
    pick: (id) => id === 'showroom-dongtan',
    ask: (storeId, { shopName, categories }) => ({ storeId, searchKeyword: shopName, category: first(categories) }),
  },
  // One that sells a product: what it costs is read there too.
  goods: { pick: (id) => id === 'wood-oak-natural', ask: () => ({ prdId: 'floor-oak-natural' }) },
  'visit-hours': { ask: (_, { shopId }) => ({ storeId: shopId, place: `shop:${String(shopId)}` }) },
  categories: { isKept: true, ask: (category) => ({ category }) },
  // What is not empty stays.
  'store-categories': { made: { category: '새 카테고리', dispType: 'goods', orderNo: 99 }, ask: (categoryId) => ({ categoryId }) },
  menus: { isKept: true },
  company: { isKept: true },
  'store-terms': {
    isKept: true,
    change: { mindDays: 30, jejuCodes: '63000~63644', islandCodes: '40200~40240' },
    ask: () => ({ id: 'wood-oak-natural' }),
  },
  codes: { isKept: true, ask: (_, { codeGroupValue }) => ({ codeGroupValue }) },
  'forbidden-words': { ask: (word) => ({ word }) },
  'search-synonyms': { ask: (_, { synonyms }) => ({ searchKeyword: first(synonyms) }) },
  banners: { pick: isOpen, ask: (_, { position }) => ({ position, pagePosition: position }) },
  popups: { pick: isOpen, ask: (_, { routes }) => ({ pageRoute: first(routes), route: first(routes) }) },
  terms: {
    made: {
      termsType: '01',
      version: '99',
      title: '약관',
      requiredYn: 'Y',
      contents: '<p>글</p>',
      effectiveAt: new Date(Date.now() + DAY).toISOString(),
    },
    ask: () => ({ termsType: '01' }),
    now: NEXT_YEAR,
  },
}

/** Types that visitors meet without a read: why their tags are in no contract. */
const WITHOUT_READS: Readonly<Record<string, string>> = {
  redirects: 'the front compares the address before it renders a page',
  'answer-templates': 'staff insert it into a message; visitors read the message',
}

const READS = allContracts().filter((contract) => contract.access === 'visitor' && methodOf(contract) === 'GET' && contract.tags)

let app: TestApp
beforeAll(async () => {
  app = await openSeededApp()
}, 60_000)
afterAll(() => app.drop())

test('what is said of a type is said of one that is there', () => {
  const types = RECORD_TYPES.map(({ type }) => type)
  expect([...Object.keys(LOOKED), ...Object.keys(WITHOUT_READS)].filter((type) => !types.includes(type))).toEqual([])
})

const own = await recordTypesOf(chosenAreas())
const seen = RECORD_TYPES.filter(({ type }) => own.has(type) && !WITHOUT_READS[type])
describe.each(seen.map((type) => [type.type, type] as const))('%s', (name, type) => {
  test('a change reaches every read that shows the record, and nothing else', async () => {
    const looked = LOOKED[name] ?? {}
    const { id, version, values } = await chosen(type, looked)
    const asked = { seq: id, id, prdId: id, ...looked.ask?.(id, values) }
    const inputs = new Map(READS.map((contract) => [contract, inputOf(contract, asked)]))
    const ask = () => answers(inputs, looked.now)

    const before = await ask()
    const shown = { ...changed(type, values), ...looked.change }
    const edited = await raisedBy(async () => {
      const saved = (await post('save', { type: name, id, version, values: shown })).data
      expect([id, saved.resultMessage, saved.item['problems']]).toEqual([id, expect.any(String), []])
      if (type.visibility === 'drafts') expect((await post('publish', { type: name, id, version: saved.item['version'] })).status).toBe(200)
    })
    const between = await ask()
    const gone = await raisedBy(async () => {
      if (looked.isKept) return
      const { data } = await post('act', { type: name, act: 'trash', ids: [id] })
      expect(data.item).toMatchObject({ refused: [] })
    })
    const after = looked.isKept ? between : await ask()
    // Records of other types refer to it.
    for (const act of looked.isKept ? [] : ['restore', 'publish']) await post('act', { type: name, act, ids: [id] })

    const showing = READS.filter((read) => before.get(read) !== between.get(read) || between.get(read) !== after.get(read))
    const tagsOf = (read: AnyContract): string[] => read.tags!(inputs.get(read))
    const late = (raised: readonly string[], then: Answers, now: Answers) =>
      READS.filter((read) => then.get(read) !== now.get(read) && !tagsOf(read).some((tag) => raised.includes(tag))).map((read) => read.id)
    expect(late(edited, before, between), 'not told of a change').toEqual([])
    expect(late(gone, between, after), 'not told that it is gone').toEqual([])
    const named = new Set(showing.flatMap(tagsOf))
    expect(
      [...new Set([...edited, ...gone])].filter((tag) => !named.has(tag)),
      'raised for nothing',
    ).toEqual([])
    const still = looked.isKept ? [] : READS.filter((read) => after.get(read)!.includes(markOf(type)))
    expect(
      still.map((read) => read.id),
      'still shown',
    ).toEqual([])
    expect(showing.length).toBeGreaterThan(0)
  }, 60_000)
})

type Answers = ReadonlyMap<AnyContract, string>
const post = (call: string, body: object) => app.post(`/adm/record/${call}`, body, admin)

async function chosen(
  type: AnyRecordType,
  { pick = () => true, made }: Looked,
): Promise<{ id: string; version: number; values: RecordValues }> {
  if (made) {
    const { id, version } = (await post('create', { type: type.type, values: made })).data.item as { id: string; version: number }
    const published = await post('publish', { type: type.type, id, version })
    return { id, version: published.data.item['version'] as number, values: made }
  }
  const rows = await storeOf(type.type)!.shown({ db: app.open.db, siteId: 'site', now: new Date() })
  const at = ({ values }: { values: RecordValues }): string => String(type.list.at ? values[type.list.at] : '')
  const [one] = rows.filter(({ id, values }) => pick(id, values)).sort((a, b) => at(b).localeCompare(at(a)))
  return { ...one!, version: 1 }
}

/** The tags that the work raises, without those of the console, and of the search, whose filling goes on beside it. */
async function raisedBy(work: () => Promise<void>): Promise<string[]> {
  const numbers = async () => new Map((await app.open.db.select().from(cacheTags)).map(({ tag, number }) => [tag, number]))
  const before = await numbers()
  await work()
  return [...(await numbers())]
    .filter(([tag, number]) => before.get(tag) !== number && tag !== DUE_TAG && tag !== KINDS_TAG && !tag.startsWith(recordsTag('')))
    .map(([tag]) => tag)
}

/** What every read answers now. All tags are raised first, so that no answer comes from what was kept before. */
async function answers(inputs: ReadonlyMap<AnyContract, Record<string, unknown>>, now = new Date()): Promise<Answers> {
  const all = [...inputs].flatMap(([read, input]) => read.tags!(input as never))
  ;(await bumpTagNumbers(app.open.db, all))()
  const found = new Map<AnyContract, string>()
  for (const [read, input] of inputs) {
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
    const path = pathOf(read).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
    const response = await app.raw(`${path}?${query.toString()}`, {}, { now })
    found.set(read, await response.text())
  }
  return found
}

interface Property {
  type?: string
  widget?: string
  source?: string
  pattern?: string
  anyOf?: unknown
  format?: string
  items?: Property
}
const isText = ({ type, widget = 'text', source, pattern = '\\S', anyOf, format }: Property): boolean =>
  type === 'string' && ['text', 'textarea', 'html'].includes(widget) && !source && pattern === '\\S' && !anyOf && !format

/** The values with a mark in every text that may change. */
function changed(type: AnyRecordType, values: RecordValues): RecordValues {
  const { form, fixed = [] } = type
  const mark = markOf(type)
  const properties = Object.entries(form.properties as Record<string, Property>).filter(([name]) => !fixed.includes(name))
  const marked = properties.flatMap(([name, property]): [string, unknown][] => {
    const value = values[name]
    if (isText(property)) return [[name, property.widget === 'html' ? `<p>${mark}</p>${String(value)}` : `${mark} ${String(value)}`.trim()]]
    if (property.type === 'array' && !property.widget && property.items && isText(property.items))
      return [[name, [...(value as string[]), mark]]]
    return []
  })
  return { ...values, ...Object.fromEntries(marked) }
}

interface InputSchema {
  properties?: Record<string, unknown>
  required?: string[]
}
/** The named values that the read takes; what it needs besides is a sample. */
function inputOf(read: AnyContract, asked: Record<string, unknown>): Record<string, unknown> {
  const { properties = {}, required = [] } = read.input as InputSchema
  const sample = sampleOf(read.input) as Record<string, unknown>
  return Object.fromEntries(
    Object.keys(properties).flatMap((name) => {
      const value = asked[name] ?? (required.includes(name) ? sample[name] : undefined)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
