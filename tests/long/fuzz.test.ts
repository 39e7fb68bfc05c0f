// T33: whatever is sent, it is taken or refused, and never breaks anything. The seed is fixed: the same inputs each time.
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blocks } from '@/blocks/registry'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import { allContracts, methodOf, pathOf, type AnyContract, type ErrorDefinition } from '@/schemas/api/base/contract'
import { allDefinitions, registerDefinitions } from '@/schemas/page/definitions'
import { checkPage } from '@/schemas/page/check-page'
import type { PageDocument } from '@/schemas/page/document'
import { readPage, writePage } from '@/schemas/page/read-page'
import { sanitizeDocument } from '@/schemas/page/sanitize-document'
import '@/services/registry'
import { fixtures } from '@/tests/support/fixtures'
import { hostileJson, hostileName, hostileText, NAUGHTY, prototypeWatch } from '@/tests/support/hostile'
import { openTestApp, PEOPLE, SITE, type TestApp } from '@/tests/support/test-app'

const SEED = 20261121
const RUNS = 200
const clean = prototypeWatch()
registerDefinitions(blocks)

const always = <T>(arbitrary: fc.Arbitrary<T>, holds: (value: T) => void, numRuns: number, examples: [T][] = []): void =>
  fc.assert(fc.property(arbitrary, holds), { seed: SEED, numRuns, examples })

const types = allDefinitions().map(({ type }) => type)
const examples = allDefinitions().map(({ type, version, example }) => JSON.stringify({ id: 'x', type, v: version, props: example }))
const scraps = hostileJson(['text', 'items', 'title', 'image', 'src', 'html', 'tabs', 'ref', 'level'])
const { block } = fc.letrec<{ block: string; slots: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(...examples),
    scraps,
    fc.constantFrom('null', '1', '"x"', '[]', '{"id":{"toString":1},"type":{"toString":1}}'),
    fc
      .tuple(
        fc.constantFrom('"a"', '"b"', '"c"', '""', '1', 'null', '{"toString":1}'),
        fc.oneof(
          fc.constantFrom(...types).map((type) => JSON.stringify(type)),
          fc.constantFrom('"from-the-future"', '"__proto__"', '"constructor"', 'null', '{}'),
        ),
        fc.constantFrom('1', '2', '0', '-1', '99', '1.5', '"1"', 'null', '1e300'),
        fc.oneof(scraps, fc.constantFrom('{}', 'null', '[]', '"x"')),
        fc.option(tie('slots')),
      )
      .map(
        ([id, type, v, props, slots]) =>
          `{"id":${id},"type":${type},"v":${v},"props":${props}${slots === null ? '' : `,"slots":${slots}`}}`,
      ),
  ),
  slots: fc.oneof(
    fc
      .array(
        fc.tuple(fc.constantFrom('content', 'items', 'tab-1', '__proto__', 'constructor', ''), fc.array(tie('block'), { maxLength: 3 })),
        { maxLength: 3 },
      )
      .map((pairs) => `{${pairs.map(([name, list]) => `${JSON.stringify(name)}:[${list.join()}]`).join()}}`),
    fc.constantFrom('null', '[]', '"abc"', '{"content":null}', '{"content":{"length":2}}', '{"content":"ab"}', '7'),
  ),
}))
const around = fc.array(
  fc.tuple(
    hostileName(['schemaVersion', 'kind', 'id', 'route', 'title', 'layout', 'guard', 'subject', 'seo', 'blocks']),
    fc.oneof(
      hostileText.map((text) => JSON.stringify(text)),
      fc.constantFrom('{"toString":1}', '[{"toString":1}]', '[]', '[[]]', 'null', '1', '{"length":3}'),
    ),
  ),
  { maxLength: 4 },
)
/** A page, or nearly one, as JSON. */
const document = fc
  .tuple(fc.array(block, { maxLength: 5 }), around)
  .map(
    ([list, more]) =>
      `{"schemaVersion":1,"kind":"page","route":"/a","title":"가","blocks":[${list.join()}]${more.map(([name, value]) => `,${JSON.stringify(name)}:${value}`).join('')}}`,
  )

describe('calls', () => {
  let app: TestApp
  beforeAll(async () => void (app = await openTestApp('embedded')), 60_000)
  afterAll(() => app?.drop())
  beforeEach(clean)

  const people = fc.constantFrom(...Object.values(PEOPLE))

  test.each(allContracts().map((contract) => [contract.id, contract] as const))(
    '%s takes or refuses what it is sent',
    async (_, contract) => {
      const own = Object.keys(contract.input.properties)
      await fc.assert(
        fc.asyncProperty(pathsOf(contract, own), people, async ({ path, init }, as) => {
          await judge(await app.raw(path, init, { as }), contract)
        }),
        { seed: SEED, numRuns: RUNS },
      )
      clean()
    },
  )

  test('undeclared fields are refused as well', async () => {
    const path = fc.oneof(
      fc.constantFrom('/svc/', '/svc/__proto__', '/adm/%2e%2e/x', '/mng/%zz', '/v2/svc/%00'),
      hostileText.map((text) => `/svc/${encoded(text)}`),
    )
    await fc.assert(
      fc.asyncProperty(path, fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'), async (at, method) => {
        const { status } = await app.raw(at, { method, headers: { origin: SITE } }, { as: PEOPLE.admin })
        expect(status).toBeLessThan(500)
      }),
      { seed: SEED, numRuns: RUNS },
    )
  })

  test('a document of any kind is saved, or refused with a place in it, and so is its publishing', async () => {
    const count = { sent: 0, saved: 0, published: 0 }
    const init = (text: string): Sent['init'] => ({
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'application/json' },
      body: text,
    })
    await fc.assert(
      fc.asyncProperty(document, async (text) => {
        const saved = await app.raw('/adm/foPage/save', init(`{"definition":${text.replace('"/a"', `"/any/${++count.sent}"`)}}`), {
          as: PEOPLE.admin,
        })
        expect([200, 400, 409]).toContain(saved.status)
        const { data } = (await saved.json()) as { data: { item: { id: string; draftNumber: number }; problems?: { pointer: string }[] } }
        if (saved.status === 400) expect(data.problems?.[0]?.pointer).toEqual(expect.any(String))
        if (saved.status !== 200) return
        count.saved++
        const published = await app.post('/adm/svcPageDeploy/deploy', { id: data.item.id }, { as: PEOPLE.admin })
        expect([200, 400]).toContain(published.status)
        if (published.status === 200) count.published++
      }),
      { seed: SEED, numRuns: 500 },
    )
    expect(count.saved).toBeGreaterThan(0)
    expect(count.published).toBeGreaterThan(0)
  })

  test('what is saved is read back as it was written', async () => {
    let number = 0
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        const definition = {
          schemaVersion: 1,
          kind: 'page',
          route: `/fuzz/${++number}`,
          title: '글',
          blocks: [{ id: 'a', type: 'heading', v: 1, props: { text, level: 2 } }],
        }
        const saved = await app.post('/adm/foPage/save', { definition }, { as: PEOPLE.admin })
        if (saved.status === 400) return
        expect(saved.status).toBe(200)
        const read = await app.get(`/adm/foPage/read?id=${String(saved.data.item['id'])}`, { as: PEOPLE.admin })
        expect(read.data.item['blocks']).toEqual(definition.blocks)
      }),
      { seed: SEED, numRuns: RUNS, examples: NAUGHTY.map((text) => [text]) },
    )
  })
})

interface Sent {
  path: string
  init: RequestInit & { duplex?: 'half' }
}

/** Requests to a contract: its own fields with hostile values, hostile fields, and bodies of every kind. */
function pathsOf(contract: AnyContract, own: string[]): fc.Arbitrary<Sent> {
  const pairs = fc.array(fc.tuple(hostileName(own), hostileText), { maxLength: 8 })
  const path = fc.array(hostileText, { minLength: 4, maxLength: 4 }).map((values) => {
    let at = 0
    return pathOf(contract).replace(/:\w+/g, () => encoded(values[at++]!) || '0')
  })
  if (methodOf(contract) === 'GET') {
    const query = fc.oneof(
      pairs.map((list) => list.map((pair) => pair.map(encoded).join('=')).join('&')),
      // Not even escaped as it should be.
      pairs.map((list) => list.map(([name, value]) => `${encoded(name)}=${value.toWellFormed().replaceAll('#', '')}`).join('&')),
    )
    return fc.tuple(path, query).map(([at, search]) => ({ path: `${at}?${search}`, init: { headers: { origin: SITE } } }))
  }
  const body = fc.oneof(
    { weight: 4, arbitrary: hostileJson(own).map((text) => ['application/json', text] as const) },
    pairs.map((list) => ['application/x-www-form-urlencoded', list.map((pair) => pair.map(encoded).join('=')).join('&')] as const),
    pairs.map((list) => ['', formOf(list)] as const),
    hostileText.map((text) => ['application/json', text] as const),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => ['application/json', bytes] as const),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => ['multipart/form-data; boundary=x', bytes] as const),
    fc.constantFrom('text/plain', 'multipart/form-data', 'application/xml', 'x').map((type) => [type, '--x\r\n\r\n'] as const),
  )
  return fc.tuple(path, body).map(([at, [type, content]]) => ({
    path: at,
    init: {
      method: methodOf(contract),
      headers: { origin: SITE, ...(type ? { 'content-type': type } : {}) },
      body: content,
      duplex: 'half',
    },
  }))
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())

function formOf(pairs: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of pairs) {
    if (value.length % 3 === 0) form.append(name, new File([value], `${value.slice(0, 20)}.png`))
    else form.append(name, value)
  }
  return form
}

async function judge(response: Response, contract: AnyContract): Promise<void> {
  const text = await response.text()
  const declared = Object.values(contract.errors ?? {}).some((card) => (card as ErrorDefinition)[2] === response.status)
  if (response.status >= 500 && !declared) throw new Error(`${contract.id} answered ${response.status}: ${text}`)
  if (contract.raw && response.status < 400) return
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(JSON.parse(text)).toMatchObject({ data: { result: expect.any(String), resultMessage: expect.any(String) } })
  if (response.status >= 400) expect(response.headers.get('cache-control')).toBe('no-store')
  clean()
}

describe('documents', () => {
  test('are validated without an exception, and problems have their place', () => {
    always(
      document,
      (text) => {
        for (const strict of [true, false]) {
          for (const { pointer, message } of checkPage(JSON.parse(text), { strict })) {
            expect(pointer === '' || pointer.startsWith('/')).toBe(true)
            expect(message).not.toBe('')
          }
        }
        clean()
      },
      1_500,
    )
  })

  test('are read without a throw, and written back byte for byte where nothing was migrated', () => {
    always(
      document,
      (text) => {
        const stored = JSON.parse(text) as PageDocument
        const before = JSON.stringify(stored)
        const page = readPage(stored)
        if (!page.migrated && Array.isArray(stored.blocks)) expect(JSON.stringify(writePage(page))).toBe(before)
        expect(JSON.stringify(stored)).toBe(before)
        clean()
      },
      1_500,
    )
  })

  test('that pass the gate are cleaned, and cleaning them again changes nothing', () => {
    let passed = 0
    always(
      document,
      (text) => {
        const given = JSON.parse(text) as PageDocument
        if (checkPage(given, { strict: false }).length > 0) return
        passed++
        const once = sanitizeDocument(given)
        expect(checkPage(once, { strict: false })).toEqual([])
        expect(JSON.stringify(sanitizeDocument(once))).toBe(JSON.stringify(once))
      },
      1_500,
    )
    expect(passed).toBeGreaterThan(0)
  })

  test('of the shipped site stay readable when one place in them is anything else', () => {
    const shipped = fixtures().map(({ document: page }) => page)
    always(
      fc.tuple(fc.constantFrom(...shipped), fc.nat(), scraps),
      ([page, where, scrap]) => {
        const stored = structuredClone(page)
        const places = placesIn(stored.blocks)
        const [holder, name] = places[where % Math.max(1, places.length)] ?? []
        if (holder) holder[name as string] = JSON.parse(scrap) as unknown
        const before = JSON.stringify(stored)
        checkPage(stored, { strict: true })
        const read = readPage(stored)
        if (!read.migrated) expect(JSON.stringify(writePage(read))).toBe(before)
      },
      1_000,
    )
  })
})

/** Every property of every object in a value. */
function placesIn(value: unknown): [Record<string, unknown>, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => [
    [value as Record<string, unknown>, name] as [Record<string, unknown>, string],
    ...placesIn(child),
  ])
}

describe('rich text', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<p onclick=x>',
      '<script>',
      '</script>',
      '<scr<script>ipt>',
      '<SCRIPT/SRC=//x>',
      '<img src=x onerror=x>',
      '<img/src=`x`onerror=x>',
      '<svg onload=x>',
      '<svg><style><img src=x onerror=x>',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=x&gt;">',
      '<a href="',
      '<a href=javascript:x>',
      '<a href="java\nscript:x">',
      '<a href="&#106;avascript:x">',
      '<a href=" \u0001javascript:x">',
      '<a href="//x">',
      'javascript:',
      'data:text/html,',
      '<iframe srcdoc="',
      '<noscript><p title="</noscript><img src=x onerror=x>">',
      '<textarea>',
      '</textarea>',
      '<title>',
      '<template>',
      '<base href=//x>',
      '<meta http-equiv=refresh content=0>',
      '<link rel=stylesheet href=//x>',
      '<form action=//x><button formaction=javascript:x>',
      '<p style="text-align:center;background:url(//x)">',
      '<p style="text-align:left',
      '<style>*{}</style>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?x',
      '<!doctype',
      '"',
      "'",
      '`',
      '>',
      '<',
      '</',
      '/>',
      '&lt;',
      '&amp;lt;',
      '&#x3c;',
      '&#60',
      '&',
      '<table><tr><td colspan="',
      '<div>'.repeat(60),
      '</div>',
      '<b>',
      '</b>',
      '<xmp>',
      '<plaintext>',
      '<img src="/media/a.webp" alt="',
      '<img src="/media/a.webp" width="9" onload="x">',
      '\0',
      '<\0script>',
      '<p\0 onclick=x>',
    ),
    hostileText,
  )

  const ALLOWED =
    /^(?:p|h[234]|ul|ol|li|strong|b|em|i|u|s|sub|sup|a|br|hr|blockquote|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td|img|figure|figcaption|span|div)$/
  const NAMES = /^(?:href|target|rel|src|alt|width|height|loading|decoding|start|scope|colspan|rowspan|span|style)$/

  /** Reads it as strictly as can be: every `<` begins a tag that the policy names, with quoted attributes that it names. */
  function expectHarmless(html: string): void {
    const rest = html.replace(/<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*")*)(?: \/)?>/g, (_, end: string, tag: string, attributes: string) => {
      expect(tag).toMatch(ALLOWED)
      if (end) expect(attributes).toBe('')
      for (const [, name, value] of attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
        expect(name).toMatch(NAMES)
        if (name === 'style') expect(value).toMatch(/^text-align:(?:left|center|right|start|end)$/)
        if (name === 'src') expect(value).toMatch(/^\/media\//)
        if (name === 'href') expect(value).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?|[\w.-]+(?:[/?#]|$))/i)
      }
      return ''
    })
    expect(rest).not.toContain('<')
  }

  test('is harmless once cleaned, and cleaning it again changes nothing', () => {
    always(
      fc.array(piece, { maxLength: 16 }).map((pieces) => pieces.join('')),
      (dirty) => {
        const once = sanitizeHtml(dirty)
        expectHarmless(once)
        expect(sanitizeHtml(once)).toBe(once)
      },
      6_000,
      NAUGHTY.map((text) => [text]),
    )
  })
})
