import type Scimmy from 'scimmy'
import { SCIM_PATH } from '@/schemas/api/auth/scim'
import { settings } from '@/services/base/settings'
import { groupHandlers } from './group-handlers'
import type { ScimPlace } from './scim-place'
import { userHandlers } from './user-handlers'

export type ScimLibrary = typeof Scimmy

let opened: Promise<ScimLibrary> | undefined
/** The library with our people and groups, loaded at the first call: an installation without a directory never carries it. */
export const openScimmy = (): Promise<ScimLibrary> => (opened ??= open())

/** How many results a list has at most. */
export const MOST_RESULTS = 200

async function open(): Promise<ScimLibrary> {
  const { default: scimmy } = await import('scimmy')
  const base = settings().siteUrl + SCIM_PATH
  const { User, Group, Schema, ResourceType, ServiceProviderConfig } = scimmy.Resources
  const users = userHandlers(scimmy)
  const groups = groupHandlers(scimmy)
  for (const resource of [User, Group, Schema, ResourceType, ServiceProviderConfig]) resource.basepath(base)
  scimmy.Resources.declare(User)
    .ingress((resource, data, place: ScimPlace) => users.write(place, resource.id, data as unknown as Record<string, unknown>) as never)
    .egress((resource, place: ScimPlace) => users.read(place, resource.id!) as never)
    .degress((resource, place: ScimPlace) => users.remove(place, resource.id!))
  scimmy.Resources.declare(Group)
    .ingress((resource, data, place: ScimPlace) => groups.write(place, resource.id, data as unknown as Record<string, unknown>) as never)
    .egress((resource, place: ScimPlace) => groups.read(place, resource.id!) as never)
    .degress((resource, place: ScimPlace) => groups.remove(place, resource.id!))
  scimmy.Config.set({
    patch: { supported: true },
    filter: { supported: true, maxResults: MOST_RESULTS },
    etag: { supported: true },
    authenticationSchemes: [{ type: 'oauthbearertoken', name: 'OAuth Bearer Token', description: 'A token that is made in the console' }],
  })
  return scimmy
}
