// Meilisearch by its REST interface. Writes are tasks there: accepted at once, done later, one after the other; one is done here when its task is.
import { setTimeout as sleep } from 'node:timers/promises'
import { fetchJson } from './fetch-json'
import { refused, unexpectedAnswer, type PortResponse, type PortResult } from './port-result'
import type { EngineDoc, EngineHits, EngineQuery, SearchEngine } from './search-engine'
import { textOf } from './text-of'

/** For the acceptance of a write, and for its end. */
const PATIENCE = 10_000
const DONE_MS = 60_000
const LOOK_EVERY = 100
/** Nothing is searched by words: marks are compared whole. */
const FIELDS = {
  searchableAttributes: ['kind'],
  filterableAttributes: ['site', 'kind', 'names', 'texts'],
  sortableAttributes: ['soldOut', 'weight', 'newness'],
}
const ORDER = ['soldOut:asc', 'weight:desc', 'newness:desc']

interface Place {
  url: string
  key: string
  index: string
}

export function meilisearch({ url, key, index }: Place): SearchEngine {
  const ask = (method: string, path: string, body?: unknown, patience = PATIENCE): Promise<PortResult<PortResponse>> =>
    fetchJson(
      url + path,
      {
        method,
        headers: { 'content-type': 'application/json', ...(key === '' ? {} : { authorization: `Bearer ${key}` }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      patience,
    )
  const at = `/indexes/${index}`

  /** @param known codes of failures that are none. */
  async function done(method: string, path: string, body: unknown, known: readonly string[] = []): Promise<PortResult<void>> {
    const accepted = await ask(method, path, body)
    if (!accepted.ok) return accepted
    const task = numberOf(accepted.value.body, 'taskUid')
    if (task === undefined) return failure(accepted.value)
    for (const until = Date.now() + DONE_MS; Date.now() < until; await sleep(LOOK_EVERY)) {
      const answer = await ask('GET', `/tasks/${task}`)
      if (!answer.ok) return answer
      const status = textOf(answer.value.body, 'status')
      if (status === 'succeeded') return { ok: true, value: undefined }
      if (status !== 'failed' && status !== 'canceled') continue
      const error = (answer.value.body as { error?: unknown }).error
      const code = textOf(error, 'code') ?? status
      return known.includes(code) ? { ok: true, value: undefined } : refused(code, textOf(error, 'message') ?? '')
    }
    return refused('late', 'the engine did not finish a write in time', true)
  }

  return {
    async prepare() {
      const made = await done('POST', '/indexes', { uid: index, primaryKey: 'key' }, ['index_already_exists'])
      return made.ok ? done('PATCH', `${at}/settings`, FIELDS) : made
    },
    put: (docs) => done('POST', `${at}/documents`, docs satisfies readonly EngineDoc[]),
    drop: (keys) => done('POST', `${at}/documents/delete-batch`, keys),
    clear: () => done('DELETE', `${at}/documents`, undefined),
    async find(queries, patience) {
      const answer = await ask('POST', '/multi-search', { queries: queries.map((query) => searchOf(index, query)) }, patience)
      if (!answer.ok) return answer
      const { results } = (answer.value.body ?? {}) as { results?: unknown }
      if (!Array.isArray(results) || results.length !== queries.length) return failure(answer.value)
      return { ok: true, value: results.map(hitsOf) }
    },
  }
}

const searchOf = (indexUid: string, { site, kind, marks, in: field, most }: EngineQuery) => ({
  indexUid,
  q: '',
  filter: [`site = ${quoted(site)}`, ...(kind === undefined ? [] : [`kind = ${quoted(kind)}`]), filterOf(marks, field)],
  sort: ORDER,
  limit: most,
  attributesToRetrieve: ['kind', 'id'],
})

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
const filterOf = (marks: string, field: string): string =>
  marks.replace(/[a-z]+|[&|]/g, (part) => (part === '&' ? 'AND' : part === '|' ? 'OR' : `${field} = ${part}`))

function hitsOf(result: unknown): EngineHits {
  const { hits, estimatedTotalHits } = result as { hits?: unknown; estimatedTotalHits?: unknown }
  const found = (Array.isArray(hits) ? hits : []).flatMap((hit) => {
    const [kind, id] = [textOf(hit, 'kind'), textOf(hit, 'id')]
    return kind !== undefined && id !== undefined ? [{ kind, id }] : []
  })
  return {
    hits: found.map((one, rank) => ({ ...one, rank })),
    total: typeof estimatedTotalHits === 'number' ? estimatedTotalHits : found.length,
  }
}

function numberOf(body: unknown, name: string): number | undefined {
  const value = (body as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'number' ? value : undefined
}

function failure(answer: PortResponse): PortResult<never> {
  const code = textOf(answer.body, 'code')
  return code === undefined ? unexpectedAnswer(answer) : refused(code, textOf(answer.body, 'message') ?? '')
}
