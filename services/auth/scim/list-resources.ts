import { groupHandlers } from './group-handlers'
import { MOST_RESULTS, type ScimLibrary } from './open-scimmy'
import { readable, requireResource, type Asked } from './require-resource'
import type { ScimPlace } from './scim-place'
import { userHandlers } from './user-handlers'

interface Listing extends Asked {
  startIndex?: number
  count?: number
}

/**
 * A page of a list. The filters that directories send, one name that equals something, are asked of the database; any other is applied to all
 * rows, which are as many as a company has staff.
 */
export async function listResources(
  scimmy: ScimLibrary,
  place: ScimPlace,
  type: string,
  { startIndex = 1, count = MOST_RESULTS, ...asked }: Listing,
): Promise<object> {
  const resource = await requireResource(scimmy, type, undefined, asked)
  if (type !== 'Users' && type !== 'Groups') return resource.read(place)
  const filter = resource.filter as (Record<string, unknown>[] & { match(rows: object[]): object[] }) | undefined
  const equal = equalOf(filter)
  const isKnown = equal !== undefined && (type === 'Users' ? ['userName', 'externalId'] : ['displayName']).includes(equal.name)
  const wanted = isKnown ? { [equal.name]: equal.value } : {}
  const all: object[] = type === 'Users' ? await userHandlers(scimmy).list(place, wanted) : await groupHandlers(scimmy).list(place, wanted)
  const found = filter && !isKnown ? await readable(scimmy, () => filter.match(all)) : all
  const start = Math.max(1, startIndex)
  const most = Math.min(MOST_RESULTS, Math.max(0, count))
  const page = found.slice(start - 1, start - 1 + most)
  const { User, Group } = scimmy.Resources
  const Schema = (type === 'Users' ? scimmy.Schemas.User : scimmy.Schemas.Group) as unknown as new (...of: unknown[]) => object
  const path = (type === 'Users' ? User : Group).basepath() as unknown as string
  const shown = await readable(scimmy, () => page.map((row) => new Schema(row, 'out', path, resource.attributes)))
  return new scimmy.Messages.ListResponse(shown as never, { startIndex: start, itemsPerPage: page.length, totalResults: found.length })
}

/** `userName eq "a"`: one name and one text. */
function equalOf(filter: readonly Record<string, unknown>[] | undefined): { name: string; value: string } | undefined {
  if (filter?.length !== 1) return undefined
  const entries = Object.entries(filter[0]!)
  if (entries.length !== 1) return undefined
  const [name, rule] = entries[0]!
  return Array.isArray(rule) && rule.length === 2 && rule[0] === 'eq' && typeof rule[1] === 'string' ? { name, value: rule[1] } : undefined
}
