import { randomUUID } from 'node:crypto'
import * as contracts from '@/schemas/api/identity'
import { isOfMember } from '@/schemas/rules/identity'
import { noteIdentityRequest } from '@/services/kit/identities'
import { answer, fail } from '@/services/kit/service'
import { MINUTE, takeTurn } from '@/services/kit/turns'
import { changeVisit } from '@/services/kit/visit'
import { identityStart } from '@/services/outside/identity'

/** Each verification costs its fee. */
const TURNS = { what: 'identity', most: 100, span: 10 * MINUTE }

export const startIdentity = answer(contracts.startIdentity, 'services/identity/start-identity.ts', async ({ purpose }, ctx) => {
  const start = identityStart()
  if (!start) throw fail(contracts.startIdentity, 'notOffered')
  if (isOfMember(purpose) && !ctx.session.user) throw fail(contracts.startIdentity, 'loginNeeded')
  await takeTurn(ctx.db, TURNS, ctx.now)
  const { cookies, visitHash } = await changeVisit(ctx, (draft) => draft)
  const requestId = `identity-${randomUUID()}`
  await noteIdentityRequest(ctx, { requestNo: requestId, purpose, visitHash })
  return { item: { requestId, ...start }, cookies }
})
