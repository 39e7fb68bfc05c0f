import * as contracts from '@/schemas/api/auth/session'
import { sessionKeyOf } from '../domain/session-key-of'
import { operation } from '@/services/kit/service'

/** The member signed in in this browser, confirmed by the database just now (S-SESS-1). */
export const readJwt = operation(contracts.readJwt, (_, { session }) => {
  const { user, claim } = session
  const item = user && claim ? { code: 'signed' as const, customer: user, sessionKey: sessionKeyOf(claim.sid) } : undefined
  return Promise.resolve({ item: item ?? { code: 'unsigned' as const, customer: null, sessionKey: '' } })
})
