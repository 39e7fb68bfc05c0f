import { randomUUID } from 'node:crypto'
import * as contracts from '@/schemas/api/auth/identity'
import { isOfMember } from '@/schemas/rules/auth/identity'
import { noteIdentityRequest } from '../domain/identities'
import { answer, fail } from '@/services/kit/service'
import { changeVisit } from '../domain/visit'
import { identityStart } from '@/services/outside/identity'

export const startIdentity = answer(contracts.startIdentity, 'services/auth/identity/start-identity.ts', async ({ purpose }, ctx) => {
  const start = identityStart()
  if (!start) throw fail(contracts.startIdentity, 'notOffered')
  if (isOfMember(purpose) && !ctx.session.user) throw fail(contracts.startIdentity, 'loginNeeded')
  const { cookies, visitHash } = await changeVisit(ctx, (draft) => draft)
  const requestId = `identity-${randomUUID()}`
  await noteIdentityRequest(ctx, { requestNo: requestId, purpose, visitHash })
  return { item: { requestId, ...start }, cookies }
})
