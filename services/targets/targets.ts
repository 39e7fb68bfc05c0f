// Records that members keep, write about and are told of: cases, pieces, products, events. The scrapbook and the activity of My Page know
// them by type and key only; an area says here how its records look as a card, and how their count of scraps is changed.
import type { Database } from '@/services/db/database'
import { areaParts } from '@/services/kit/area-parts'

export interface TargetPlace {
  db: Database
  siteId: string
}

/** What a line about a record shows. */
export interface TargetCard {
  title: string
  image: string
  alt: string
  path: string
}

export interface TargetOwner {
  memberNo: string
  title: string
  path: string
}

export interface TargetType {
  type: string
  /** Cards of those of these records that visitors see, by id. */
  cards: (place: TargetPlace, ids: readonly string[]) => Promise<Map<string, TargetCard>>
  /**
   * Counts of those of these records that visitors see, by id.
   * @param lock held until the end of the transaction, in the order of the ids, so that two writers never wait for each other.
   */
  counts: (place: TargetPlace, ids: readonly string[], options?: { lock?: boolean }) => Promise<Map<string, number>>
  /** Members whose own these records are, with the words for their alarms; absent for types that no member owns. */
  ownersOf?: (place: TargetPlace, ids: readonly string[]) => Promise<Map<string, TargetOwner>>
  /** Adds to the counts of these records, shown or not. */
  addToCounts: (place: TargetPlace, steps: ReadonlyMap<string, number>) => Promise<void>
  /** Cache tags of the pages that show the count of this record. */
  tags: (id: string) => string[]
  /** Cache tags of the lists that are ordered by it. */
  listTags: readonly string[]
}

/** @throws Error for a type that no area brings. */
export function targetType(type: string): TargetType {
  const found = areaParts<TargetType>('targets').find((one) => one.type === type)
  if (!found) throw new Error(`no area brings targets of type ${type}`)
  return found
}

/** A record by its type and its key, as text. */
export interface Target {
  type: string
  id: string
}

/** `type:id` → card, of the records that visitors see; one query a type. */
export async function targetCards(place: TargetPlace, wanted: readonly Target[]): Promise<Map<string, TargetCard>> {
  const found = await Promise.all(
    [...idsByType(wanted)].map(async ([type, ids]) =>
      [...(await targetType(type).cards(place, ids))].map(([id, card]) => [`${type}:${id}`, card] as const),
    ),
  )
  return new Map(found.flat())
}

/** The ids of each type, sorted and each once. */
export function idsByType(wanted: readonly Target[]): Map<string, string[]> {
  const byType = new Map<string, Set<string>>()
  for (const { type, id } of wanted) {
    const ids = byType.get(type)
    if (ids) ids.add(id)
    else byType.set(type, new Set([id]))
  }
  const inOrder = [...byType].sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map(inOrder.map(([type, ids]) => [type, [...ids].sort()]))
}
