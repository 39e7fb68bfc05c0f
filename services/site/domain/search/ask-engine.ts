// The outside engine in place of the indexes of the database, where one is set up: it names records whose marks fit, the database says what they are
// and whether visitors may see them. Behind, slow or away, it is not waited for, and the database answers as it does without one.
import { areaTable } from '@/services/kit/area-parts'
import type { SearchKind } from '@/services/parts/search-kind'
import { ENGINE_PATIENCE, engineFault, noteFault, ownEngine } from '@/services/finding/engine-status'
import { engineQuery } from '@/services/finding/engine-mark'
import type { EngineQuery } from '@/services/outside/search-engine'

/** Of one field: `most` of all records, or of each kind of a large site. */
export interface Asked {
  query: string
  in: EngineQuery['in']
  most: number
}

export interface Named {
  kinds: string[]
  ids: string[]
  isMore: boolean
}

/** @returns undefined where the database has to find by itself. */
export async function askEngine(siteId: string, asked: readonly Asked[], ofEachKind: boolean): Promise<Named | undefined> {
  const engine = ownEngine()
  if (!engine) return undefined
  const fault = await engineFault(siteId)
  if (fault === 'behind') noteFault(siteId, fault, 'the engine lacks what was written')
  if (fault !== undefined) return undefined
  const kinds = ofEachKind ? Object.keys(areaTable<SearchKind>('search')) : [undefined]
  const queries = asked.flatMap(({ query, ...one }) =>
    kinds.map((kind): EngineQuery => ({ site: siteId, marks: engineQuery(query), ...(kind === undefined ? {} : { kind }), ...one })),
  )
  const from = performance.now()
  const found = await engine.find(queries, ENGINE_PATIENCE)
  if (!found.ok) {
    noteFault(siteId, performance.now() - from >= ENGINE_PATIENCE ? 'slow' : 'down', `${found.code}: ${found.message}`)
    return undefined
  }
  const hits = new Map(found.value.flatMap((one) => one.hits).map((hit) => [`${hit.kind} ${hit.id}`, hit]))
  return {
    kinds: Array.from(hits.values(), ({ kind }) => kind),
    ids: Array.from(hits.values(), ({ id }) => id),
    isMore: found.value.some(({ total, hits: some }) => total > some.length),
  }
}
