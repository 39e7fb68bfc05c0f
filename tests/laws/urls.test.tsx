// Every URL that an editor or a record gives: a hostile one is refused with a sentence at its field, and never rendered (S12).
import { renderToReadableStream } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { registerEntries } from '@/blocks/events/_parts/event-entry/register-entries'
import { blocks } from '@/blocks/areas'
import { isHostileUrl } from '@/lib/html/is-safe-link'
import type { AnyBlock } from '@/renderer/define-block'
import type { Caller } from '@/schemas/api/base/call'
import { registerDefinitions } from '@/schemas/page/definitions'
import { urlsIn } from '@/schemas/page/urls'
import { checkPage } from '@/schemas/page/check-page'
import { EventForm, eventFormProblems } from '@/schemas/rules/events/event-form'
import { drawExample } from '@/tests/support/draw-example'
import { sampleOf } from '@/tests/support/sample'

registerDefinitions(blocks)
registerEntries(blocks)

const HOSTILE = [
  '/svc/signOut',
  '/./svc//%73ignOut',
  'javascript:alert(1)',
  'JaVa\tScRiPt:alert(1)',
  '\u0001vbscript:x',
  'data:text/html,<script>1</script>',
  '//evil.example/x',
  '/\\evil.example',
  'blob:https://evil.example/1',
]

interface Schema {
  type?: string
  title?: string
  widget?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  not?: Schema
}
/** Names under which a record's address arrives in an answer. */
const ADDRESS = /href|link|url|src|img|image|poster|video|file|path|banner|picture|photo|thumb/i
const isPlain = (schema: Schema) => schema.type === 'string' && !schema.format && !schema.pattern && !schema.enum

/** The value with every optional part of its schema, so that optional URLs are included. */
function whole(schema: Schema, value: unknown): unknown {
  if (schema.properties) {
    const given = (value ?? {}) as Record<string, unknown>
    return Object.fromEntries(Object.entries(schema.properties).map(([name, child]) => [name, whole(child, given[name])]))
  }
  if (schema.items)
    return Array.isArray(value) && value.length > 0 ? [whole(schema.items, value[0]), ...value.slice(1)] : [whole(schema.items, undefined)]
  const sample = value ?? sampleOf(schema)
  // An address must be there to be found.
  return sample === '' ? '/' : sample
}

function put(root: unknown, pointer: string, value: unknown): unknown {
  const copy = structuredClone(root)
  const steps = pointer.split('/').slice(1)
  const last = steps.pop()!
  const parent = steps.reduce<Record<string, unknown>>((at, step) => at[step] as Record<string, unknown>, copy as Record<string, unknown>)
  parent[last] = value
  return copy
}

/** What a browser would follow or fetch in a piece of markup. */
function addressesOf(html: string): string[] {
  const decode = (text: string) =>
    text
      .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
      .replace(/&quot;/g, '"')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&')
  const attributes = [...html.matchAll(/\s(?:href|src|srcset|imagesrcset|poster|action|formaction|data|xlink:href|background)="([^"]*)"/gi)]
  const styles = [...html.matchAll(/url\((?:&quot;|&#x27;|["'])?([^)"'&]+)/gi)]
  return [...attributes, ...styles].flatMap(([, value = '']) => {
    const text = decode(value)
    return [text, ...text.split(/,\s+/)]
  })
}

async function drawn(block: AnyBlock, given: Parameters<typeof drawExample>[1]): Promise<string> {
  const failures: unknown[] = []
  const stream = await renderToReadableStream(await drawExample(block, given), { onError: (error) => void failures.push(error) })
  await stream.allReady
  expect(failures, block.type).toEqual([])
  return new Response(stream).text()
}

const withAddresses = blocks.flatMap((block) => {
  const props = whole(block.props, block.example) as Record<string, unknown>
  const fields = urlsIn(block.props, props)
  return fields.length > 0 ? [[block.type, block, props, fields] as const] : []
})

test('many blocks have addresses', () => expect(withAddresses.length).toBeGreaterThan(8))

describe.each(withAddresses)('%s', (type, block, props, fields) => {
  const pageWith = (pointer: string, value: string) => ({
    schemaVersion: 1,
    kind: 'page',
    route: '/law',
    title: '법칙',
    layout: 'content',
    blocks: [{ id: 'b1', type, v: block.version, props: put(props, pointer, value) }],
  })

  test.each(fields.map(({ pointer }) => [pointer]))('%s refuses a hostile address in words, in a draft and in publishing', (pointer) => {
    for (const value of HOSTILE)
      for (const strict of [false, true]) {
        const found = checkPage(pageWith(pointer, value), { strict }).filter((problem) => problem.pointer === `/blocks/0/props${pointer}`)
        expect(found, `${JSON.stringify(value)}, strict ${strict}`).toContainEqual(
          expect.objectContaining({ keyword: 'address', blockId: 'b1', message: expect.stringMatching(/주소.*[가-힣]\.$/) as string }),
        )
      }
  })

  test('renders none of them', async () => {
    for (const value of HOSTILE) {
      const planted = fields.reduce<unknown>((at, { pointer }) => put(at, pointer, value), props) as Record<string, unknown>
      const html = await drawn(block, { props: planted })
      expect(addressesOf(html).filter(isHostileUrl), JSON.stringify(value)).toEqual([])
    }
  })
})

/** Answers every contract with a value of its schema whose addresses are all hostile. */
const hostileCaller = (value: string): Caller =>
  (async ({ item, items }: { item?: Schema; items?: Schema }) => ({
    result: '200',
    resultMessage: '',
    item: item ? hostile(item, value) : undefined,
    items: items ? [hostile(items, value)] : [],
    totalCount: items ? 1 : 0,
  })) as unknown as Caller

function hostile(schema: Schema, value: string, name = ''): unknown {
  if (schema.anyOf && !schema.properties) {
    const one = schema.anyOf.find(({ type }) => type !== 'null') ?? {}
    return hostile(one, value, name)
  }
  if (schema.properties)
    return Object.fromEntries(Object.entries(schema.properties).map(([key, child]) => [key, hostile(child, value, key)]))
  if (schema.items) return schema.items.not ? [] : [hostile(schema.items, value, name)]
  return isPlain(schema) && schema.const === undefined && ADDRESS.test(name) ? value : sampleOf(schema)
}

describe.each(blocks.filter(({ load }) => load).map((block) => [block.type, block] as const))('what %s renders of records', (_, block) => {
  test('contains none of their hostile URLs', async () => {
    for (const value of HOSTILE) {
      const html = await drawn(block, { call: hostileCaller(value) })
      expect(addressesOf(html).filter(isHostileUrl), JSON.stringify(value)).toEqual([])
    }
  })
})

test('a page refuses them as the picture of its shared link', () => {
  for (const image of HOSTILE) {
    const page = { schemaVersion: 1, kind: 'page', route: '/law', title: '법칙', layout: 'content', seo: { image }, blocks: [] }
    expect(checkPage(page, { strict: false })).toMatchObject([{ pointer: '/seo/image', keyword: 'address' }])
  }
})

test('an event refuses them too: its link, its banners, the URLs of its game', () => {
  const form = whole(EventForm as Schema, undefined) as EventForm
  const fields = urlsIn(EventForm, form)
  expect(fields.map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining([
      '/eventLink',
      '/imgBannerPc',
      '/imgBannerMo',
      '/game/videos/0',
      '/game/cases/0/href',
      '/game/cases/0/picture/src',
      '/game/hintImage/src',
    ]),
  )
  const times = { openStrDate: '2026-01-01T00:00:00Z', openEndDate: '2027-01-01T00:00:00Z' }
  for (const { pointer } of fields)
    for (const value of HOSTILE) {
      const problems = eventFormProblems({ ...(put(form, pointer, value) as EventForm), ...times }, { isStrict: false })
      expect(
        problems.filter((problem) => problem.pointer === pointer),
        `${pointer} ${JSON.stringify(value)}`,
      ).toMatchObject([{ keyword: 'address' }])
    }
})
