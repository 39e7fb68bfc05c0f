import * as contracts from '@/schemas/api/auth/scim'
import { operation, service } from '@/services/kit/service'
import { listResources } from './list-resources'
import { performScim } from './perform-scim'
import { requireNamesOf } from './require-names'
import { readable, requireResource, requireVersion, requireWritable } from './require-resource'
import { tolerantBodyOfPatch, tolerantBodyOfUser } from './tolerant-body'

const listScim = operation(contracts.listScim, async ({ type, authorization, ...asked }, ctx) =>
  performScim(ctx, authorization, async (scimmy, place) => ({ status: 200, body: await listResources(scimmy, place, type, asked) })),
)

const readScim = operation(contracts.readScim, async ({ type, key, authorization, ifNoneMatch, ...asked }, ctx) =>
  performScim(ctx, authorization, async (scimmy, place) => {
    const body = await (await requireResource(scimmy, type, key, asked)).read(place)
    const { meta } = body as { meta?: { version?: string } }
    return { status: ifNoneMatch !== undefined && ifNoneMatch === meta?.version ? 304 : 200, body }
  }),
)

const createScim = operation(contracts.createScim, async ({ type, authorization, body = {}, ...asked }, ctx) =>
  performScim(ctx, authorization, async (scimmy, place) => {
    requireWritable(scimmy, type)
    requireNamesOf(scimmy, body)
    const resource = await requireResource(scimmy, type, undefined, asked)
    return { status: 201, body: await resource.write(type === 'Users' ? tolerantBodyOfUser(body) : body, place) }
  }),
)

const replaceScim = operation(contracts.replaceScim, async ({ type, key, authorization, ifMatch, body = {}, ...asked }, ctx) =>
  performScim(ctx, authorization, async (scimmy, place) => {
    requireWritable(scimmy, type)
    requireNamesOf(scimmy, body)
    const resource = await requireResource(scimmy, type, key, asked)
    await requireVersion(scimmy, await resource.read(place), ifMatch)
    return { status: 200, body: await resource.write(type === 'Users' ? tolerantBodyOfUser(body) : body, place) }
  }),
)

/** Answered with the whole resource although nothing changed: some directories read it. */
const patchScim = operation(contracts.patchScim, async ({ type, key, authorization, ifMatch, body = {}, ...asked }, ctx) =>
  performScim(ctx, authorization, async (scimmy, place) => {
    requireWritable(scimmy, type)
    requireNamesOf(scimmy, body)
    const resource = await requireResource(scimmy, type, key, {})
    const before = await resource.read(place)
    await requireVersion(scimmy, before, ifMatch)
    const hasMail = ((before as { emails?: unknown[] }).emails ?? []).length > 0
    const message = type === 'Users' ? tolerantBodyOfPatch(body, hasMail) : body
    const { Operations: operations } = message as { Operations?: unknown }
    const isNothing =
      Array.isArray(operations) && operations.length === 0 && Array.isArray(body['Operations']) && body['Operations'].length > 0
    if (!isNothing) await readable(scimmy, () => resource.patch(message, place))
    return { status: 200, body: await (await requireResource(scimmy, type, key, asked)).read(place) }
  }),
)

const removeScim = operation(contracts.removeScim, async ({ type, key, authorization, ifMatch }, ctx) =>
  performScim(ctx, authorization, async (scimmy, place) => {
    requireWritable(scimmy, type)
    const resource = await requireResource(scimmy, type, key, {})
    await requireVersion(scimmy, await resource.read(place), ifMatch)
    await resource.dispose(place)
    return { status: 204 }
  }),
)

export const scim = service('scim', [listScim, readScim, createScim, replaceScim, patchScim, removeScim])
