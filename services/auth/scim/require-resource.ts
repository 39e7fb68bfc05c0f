import type { ScimLibrary } from './open-scimmy'
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

/** The resource of a path. @throws a SCIM error 404 for a kind that there is not, and for a filter that cannot be read. */
export function requireResource(
  scimmy: ScimLibrary,
  type: string,
  key: string | undefined,
  asked: Asked,
): ScimResource & { filter?: unknown; attributes?: unknown } {
  const { User, Group, Schema, ResourceType, ServiceProviderConfig } = scimmy.Resources
  const kinds = { Users: User, Groups: Group, Schemas: Schema, ResourceTypes: ResourceType, ServiceProviderConfig }
  const Kind = kinds[type as keyof typeof kinds] as (new (...of: unknown[]) => ScimResource) | undefined
  if (!Kind || (type === 'ServiceProviderConfig' && key !== undefined))
    throw new scimmy.Types.Error(404, null as never, `이런 주소는 없습니다: ${type}`)
  return key === undefined ? new Kind(asked) : new Kind(key, asked)
}

/** @throws a SCIM error 412 for a version that is not the one of now. */
export async function requireVersion(scimmy: ScimLibrary, found: object, ifMatch: string | undefined): Promise<void> {
  const { meta } = found as { meta?: { version?: string } }
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== meta?.version)
    throw new scimmy.Types.Error(412, null as never, '그사이 바뀌었습니다. 최신 내용을 읽은 뒤 다시 시도해 주세요.')
}
