import { requestContext } from '@/lib/request-context'
import type { Session } from '@/schemas/api/auth/session'

/** Characters of a browser's name that are kept. */
const LONGEST = 200
/** What somebody does who is not signed in yet: to sign in, and to try. */
const AT_THE_DOOR = /^staff\./

/** From where and with which browser staff act. What members do of their own is recorded without either. */
export function placeOf({ staff }: Session, action: string): { address: string | null; agent: string | null } {
  const context = staff || AT_THE_DOOR.test(action) ? requestContext() : undefined
  return { address: context?.ip || null, agent: context?.userAgent.slice(0, LONGEST) || null }
}
