import { randomUUID } from 'node:crypto'
import * as contracts from '@/schemas/api/auth/identity'
import { isOfMember } from '@/schemas/rules/auth/identity'
import { noteIdentityRequest } from '../domain/identities'
import { operation } from '@/services/kit/service'
import { changeVisit } from '../domain/visit'
import { identityStart } from '@/services/outside/identity'

export const startIdentity = operation(contracts.startIdentity, async ({ purpose }, ctx) => {
  const start = identityStart()
  if (!start) throw ctx.fail('notOffered')
  if (isOfMember(purpose) && !ctx.session.user) throw ctx.fail('loginNeeded')
  const { cookies, visitHash } = await changeVisit(ctx, (draft) => draft)
  const requestId = `identity-${randomUUID()}`
  await noteIdentityRequest(ctx, { requestNo: requestId, purpose, visitHash })
  return { item: { requestId, ...start }, cookies }
})
