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
  const told = async (place: ScimPlace, work: Promise<unknown>): Promise<never> => {
    try {
      return (await work) as never
    } catch (error) {
      // By a TypeError the library says that a value is of another type.
      if (!(error instanceof scimmy.Types.Error || error instanceof TypeError)) place.failed(error)
      throw error
    }
  }
  for (const resource of [User, Group, Schema, ResourceType, ServiceProviderConfig]) resource.basepath(base)
  scimmy.Resources.declare(User)
    .ingress((resource, data, place: ScimPlace) => told(place, users.write(place, resource.id, data as never)))
    .egress((resource, place: ScimPlace) => told(place, users.read(place, resource.id!)))
    .degress((resource, place: ScimPlace) => told(place, users.remove(place, resource.id!)))
  scimmy.Resources.declare(Group)
    .ingress((resource, data, place: ScimPlace) => told(place, groups.write(place, resource.id, data as never)))
    .egress((resource, place: ScimPlace) => told(place, groups.read(place, resource.id!)))
    .degress((resource, place: ScimPlace) => told(place, groups.remove(place, resource.id!)))
  scimmy.Config.set({
    patch: { supported: true },
    filter: { supported: true, maxResults: MOST_RESULTS },
    etag: { supported: true },
    authenticationSchemes: [{ type: 'oauthbearertoken', name: 'OAuth Bearer Token', description: 'A token that is made in the console' }],
  })
  return scimmy
}
