import type { AnyContract } from '@/schemas/api/base/contract'
import { CONFIRMED, type Claims, type Session } from '@/schemas/api/auth/session'

/**
 * What a handler sees of a session that is only claimed. A helper's type does not say for whom it is called, so reading throws as well: it
 * would find no person, for any caller.
 */
export function withoutPerson(session: Session, { id }: AnyContract): Claims {
  const claims: Claims = { ...session }
  for (const name of CONFIRMED)
    Object.defineProperty(claims, name, {
      // A copy of the claims is no reading of them.
      enumerable: false,
      get() {
        throw new Error(`${id} reads session.${name}, which nobody confirmed: its contract has to be personal, or a member's`)
      },
    })
  return claims
}
