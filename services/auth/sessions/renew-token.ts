import * as contracts from '@/schemas/api/auth/session'
import { sessionKeyOf } from '../domain/session-key-of'
import { operation } from '@/services/kit/service'
import { MEMBER_COOKIE } from '../domain/cookies'
import { renewSession } from './renew-session'

/** One message for every fault of a refresh token (E-TOKEN). */
export const renewToken = operation(contracts.renewToken, async (_, ctx) => {
  const next = await renewSession(ctx)
  if (!next) throw ctx.fail('refused')
  const item = { code: 'jwt' as const, customer: next.user, sessionKey: sessionKeyOf(next.sid), tokenName: MEMBER_COOKIE }
  return { item, cookies: next.lines }
})
