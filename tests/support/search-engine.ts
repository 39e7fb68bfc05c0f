// A small search engine that speaks Meilisearch's REST interface, on a port of its own: indexes, tasks, documents, filters with AND, OR and
// brackets, orders. It can be told to fail, to be slow and to lose connections.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

type Doc = Readonly<Record<string, unknown>> & { key: string }

export interface FakeEngine {
  url: string
  docs: Map<string, Doc>
  /** Of every call that was answered, `POST /multi-search`. */
  calls: string[]
  /** Milliseconds before a search is answered. */
  slowBy: number
  /** Answers every call with it. */
  status: number | undefined
  /** Fails the next tasks, one for each. */
  failing: string[]
  /** Hits that are in no index: what an engine says that was told of them once. */
  extra: { kind: string; id: string }[]
  close(): Promise<void>
}

const KEY = 'engine-key'

export async function startSearchEngine(): Promise<FakeEngine> {
  const tasks: { status: string; error: unknown }[] = []
  let hasIndex = false
  const fake: FakeEngine = {
    url: '',
    docs: new Map(),
    calls: [],
    slowBy: 0,
    status: undefined,
    failing: [],
    extra: [],
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
  const accept = (work: () => void): [number, unknown] => {
    const code = fake.failing.shift()
    if (code === undefined) work()
    tasks.push(code === undefined ? { status: 'succeeded', error: null } : { status: 'failed', error: { code, message: 'told to fail' } })
    return [202, { taskUid: tasks.length - 1, status: 'enqueued' }]
  }
  async function answer(call: string, body: unknown): Promise<[number, unknown]> {
    const [, task] = /^GET \/tasks\/(\d+)$/.exec(call) ?? []
    if (task !== undefined) return [200, tasks[Number(task)]]
    switch (call) {
      case 'POST /indexes':
        if (hasIndex) fake.failing.unshift('index_already_exists')
        return accept(() => (hasIndex = true))
      case 'PATCH /indexes/own/settings':
        return accept(() => undefined)
      case 'POST /indexes/own/documents':
        return accept(() => (body as Doc[]).forEach((doc) => fake.docs.set(doc.key, doc)))
      case 'POST /indexes/own/documents/delete-batch':
        return accept(() => (body as string[]).forEach((key) => fake.docs.delete(key)))
      case 'DELETE /indexes/own/documents':
        return accept(() => fake.docs.clear())
      case 'POST /multi-search':
        await sleep(fake.slowBy)
        return [200, { results: (body as { queries: Query[] }).queries.map((query) => search(fake, query)) }]
      default:
        return [404, { code: 'not_found', message: call }]
    }
  }
  const server = createServer((request, response) => void respond(request, response))
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = (await Array.fromAsync(request)).join('')
    const call = `${request.method} ${request.url}`
    fake.calls.push(call)
    const [status, body] =
      request.headers.authorization !== `Bearer ${KEY}`
        ? ([403, { code: 'invalid_api_key', message: 'The provided API key is invalid.' }] as const)
        : fake.status === undefined
          ? await answer(call, text === '' ? undefined : JSON.parse(text))
          : ([fake.status, { code: 'internal', message: 'told to fail' }] as const)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return fake
}

/** What a site is told to use it. */
export const engineSettings = ({ url }: FakeEngine): Record<string, string> => ({
  SEARCH_ENGINE_URL: url,
  SEARCH_ENGINE_KEY: KEY,
  SEARCH_ENGINE_INDEX: 'own',
})

interface Query {
  filter: string[]
  sort: string[]
  limit: number
}

function search({ docs, extra }: FakeEngine, { filter, sort, limit }: Query) {
  const passes = filter.map(testOf)
  const found = [...docs.values()].filter((doc) => passes.every((pass) => pass(doc)))
  const orders = sort.map((one) => one.split(':') as [string, string])
  found.sort((a, b) => {
    for (const [name, way] of orders) {
      const more = Number(a[name]) - Number(b[name])
      if (more !== 0) return way === 'asc' ? more : -more
    }
    return 0
  })
  const hits = [...extra, ...found].slice(0, limit).map((doc) => ({ kind: doc['kind' as never], id: doc['id' as never] }))
  return { hits, estimatedTotalHits: found.length + extra.length }
}

/** `site = "a" AND (names = b OR names = c)`: AND binds more than OR. */
function testOf(filter: string): (doc: Doc) => boolean {
  const parts = filter.match(/"(?:[^"\\]|\\.)*"|[()=]|[^\s()="]+/g) ?? []
  let at = 0
  const either = (): ((doc: Doc) => boolean) => {
    const list = [all()]
    while (parts[at] === 'OR') {
      at++
      list.push(all())
    }
    return (doc) => list.some((pass) => pass(doc))
  }
  const all = (): ((doc: Doc) => boolean) => {
    const list = [one()]
    while (parts[at] === 'AND') {
      at++
      list.push(one())
    }
    return (doc) => list.every((pass) => pass(doc))
  }
  const one = (): ((doc: Doc) => boolean) => {
    if (parts[at] === '(') {
      at++
      const inner = either()
      if (parts[at++] !== ')') throw new Error(`a bracket is open in ${filter}`)
      return inner
    }
    const [name, sign, value] = parts.slice(at, (at += 3))
    if (sign !== '=' || value === undefined) throw new Error(`${filter} cannot be read at ${parts[at]}`)
    const wanted = value.startsWith('"') ? (JSON.parse(value) as string) : value
    return (doc) => {
      const own = doc[name!]
      return Array.isArray(own) ? own.includes(wanted) : own === wanted
    }
  }
  const test = either()
  if (at !== parts.length) throw new Error(`${filter} goes on after its end`)
  return test
}
