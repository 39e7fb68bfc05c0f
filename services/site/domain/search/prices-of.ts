import { areaTable } from '@/services/kit/area-parts'
import type { ClaimsCtx } from '@/services/kit/service'
import type { SearchKind, SearchPrice } from '@/services/parts/search-kind'
import { nameOfHit } from './sources-of'

/** What records cost now, by `nameOfHit`; those that are not sold, or whose price is asked for, are left out. */
export async function pricesOf(
  { db, siteId, now }: ClaimsCtx,
  hits: readonly { kind: string; id: string }[],
): Promise<Map<string, SearchPrice>> {
  const kinds = areaTable<SearchKind>('search')
  const all = new Map<string, SearchPrice>()
  for (const [kind, list] of Map.groupBy(hits, (one) => one.kind))
    for (const [id, price] of (await kinds[kind]?.pricesOf?.({ db, siteId, now, ids: list.map((one) => one.id) })) ?? [])
      all.set(nameOfHit({ kind, id }), price)
  return all
}
