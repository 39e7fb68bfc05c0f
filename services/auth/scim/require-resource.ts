import type { ScimLibrary } from './open-scimmy'
import { requireNames } from './require-names'
import type { ScimPlace } from './scim-place'

/** What the library does with a resource, whichever it is. */
export interface ScimResource {
  read(place: ScimPlace): Promise<object>
  write(data: object, place: ScimPlace): Promise<object>
  patch(message: object, place: ScimPlace): Promise<object | undefined>
  dispose(place: ScimPlace): Promise<void>
}
export interface Asked {
  attributes?: string
  excludedAttributes?: string
  filter?: string
}

/** The resource of a path. @throws a SCIM error 404 for a kind that there is not, 400 for a filter or a list of names that cannot be read. */
export async function requireResource(
  scimmy: ScimLibrary,
  type: string,
  key: string | undefined,
  asked: Asked,
): Promise<ScimResource & { filter?: unknown; attributes?: unknown }> {
  const { User, Group, Schema, ResourceType, ServiceProviderConfig } = scimmy.Resources
  const kinds = { Users: User, Groups: Group, Schemas: Schema, ResourceTypes: ResourceType, ServiceProviderConfig }
  // Names such as `constructor` are no kinds.
  const Kind = Object.hasOwn(kinds, type)
    ? (kinds[type as keyof typeof kinds] as unknown as new (...of: unknown[]) => ScimResource)
    : undefined
  if (!Kind || (type === 'ServiceProviderConfig' && key !== undefined))
    throw new scimmy.Types.Error(404, null as never, `이런 주소는 없습니다: ${type}`)
  requireNames(scimmy, asked)
  return readable(scimmy, () => (key === undefined ? new Kind(asked) : new Kind(key, asked)))
}

/** @throws a SCIM error 405 for a kind that the server says of itself and nobody writes. */
export function requireWritable(scimmy: ScimLibrary, type: string): void {
  if (['Schemas', 'ResourceTypes', 'ServiceProviderConfig'].includes(type))
    throw new scimmy.Types.Error(405, null as never, `읽기만 할 수 있는 주소입니다: ${type}`)
}

/** What the library cannot read it says by a TypeError. @throws a SCIM error 400 in its place. */
export async function readable<T>(scimmy: ScimLibrary, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new scimmy.Types.Error(400, 'invalidFilter', '조건이나 항목 이름을 읽을 수 없습니다.')
  }
}

/** @throws a SCIM error 412 for a version that is not the one of now. */
export async function requireVersion(scimmy: ScimLibrary, found: object, ifMatch: string | undefined): Promise<void> {
  const { meta } = found as { meta?: { version?: string } }
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== meta?.version)
    throw new scimmy.Types.Error(412, null as never, '그사이 바뀌었습니다. 최신 내용을 읽은 뒤 다시 시도해 주세요.')
}
