// T33: whatever is sent, it is taken or refused, and never breaks anything. The seed is fixed: the same inputs each time.
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allContracts, methodOf, pathOf, type AnyContract, type ErrorDefinition } from '@/schemas/api/base/contract'
import '@/services/areas'
import { hostileJson, hostileName, hostileText, NAUGHTY } from '@/tests/support/hostile'
import { openTestApp, PEOPLE, SITE, type TestApp } from '@/tests/support/test-app'
import { SEED, RUNS, clean, document } from '@/tests/support/hostile-documents'

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
