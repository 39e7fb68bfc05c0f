import type { Database } from '@/services/db/database'
import { areaTable } from '@/services/kit/area-parts'
import type { SearchKind, SearchSource } from '@/services/parts/search-kind'

export const nameOfHit = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`

/** What visitors see of these records now, by kind and id. */
export async function sourcesOf(
  { db, siteId }: { db: Database; siteId: string },
  list: readonly { kind: string; id: string }[],
): Promise<Map<string, SearchSource>> {
  const found = new Map<string, SearchSource>()
  const kinds = areaTable<SearchKind>('search')
  await Promise.all(
    [...Map.groupBy(list, (one) => one.kind)].map(async ([kind, group]) => {
      const ids = [...new Set(group.map(({ id }) => id))]
      for await (const piece of kinds[kind]?.read({ db, siteId, ids }) ?? [])
        for (const one of piece) found.set(nameOfHit({ kind, id: one.id }), one)
    }),
  )
  return found
}
