import { and, eq, or, type SQL } from 'drizzle-orm'
import { personIndexOf } from '@/services/db/person-index-of'
import { consultations } from '@/services/db/tables/consulting'
import type { Ctx } from '@/services/kit/service'

/** The caller's own requests: of the account, and of the identified name and number (P-CONS-1). The contract requires an identification. */
export function ownRequests({ siteId, session }: Pick<Ctx, 'siteId' | 'session'>): SQL {
  const { identified, user } = session
  const { memberName, mobileNo } = identified!
  const isPerson = eq(consultations.personIndex, personIndexOf(memberName, mobileNo))
  return and(eq(consultations.siteId, siteId), user ? or(isPerson, eq(consultations.memberNo, user.memberNo)) : isPerson)!
}
