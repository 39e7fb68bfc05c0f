import { and, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/recovery'
import { NO_SUCH_MEMBER } from '@/schemas/words/account-messages'
import { members } from '@/services/db/tables/members'
import { takeIdentity } from '@/services/auth/domain/identities'
import { ciIndexOf } from '@/services/auth/domain/known-ci'
import { operation } from '@/services/kit/service'
import { changeVisit } from '@/services/auth/domain/visit'
import { foundMembers } from './found-members'

/**
 * The accounts of whoever was just verified. Nothing but the CI counts: a name and a number may be anybody's. Who is
 * dormant is looked for where he wants to wake (S-DORM-3); who withdrew is nobody.
 */
export const findMembers = operation(contracts.findMembers, async ({ ciValue, purpose = 'findId' }, ctx) => {
  const { db, siteId, now } = ctx
  const { ci, memberName, mobileNo } = await takeIdentity(ctx, ciValue, [purpose])
  const found = await db
    .select({ memberNo: members.memberNo })
    .from(members)
    .where(
      and(
        eq(members.siteId, siteId),
        eq(members.ciIndex, ciIndexOf(ci)),
        inArray(members.status, purpose === 'dormant' ? ['DORMANT'] : ['NORMAL', 'DORMANT']),
      ),
    )
  const memberNos = found.map(({ memberNo }) => memberNo)
  const at = now.getTime()
  const { cookies } = await changeVisit(ctx, (draft) => ({
    ...draft,
    identified: { memberName, mobileNo, at },
    recovery: { purpose, memberNos, at },
  }))
  const userList = await foundMembers(db, memberNos)
  return { item: { purpose, userList }, cookies, ...(userList.length === 0 ? { message: NO_SUCH_MEMBER } : {}) }
})
