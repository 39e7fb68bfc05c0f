import { and, eq, ne } from 'drizzle-orm'
import { duplicateCheck } from '@/schemas/api/members/joins'
import type { Input } from '@/schemas/api/base/contract'
import { members } from '@/services/db/tables/members'
import { isKnownCi } from '@/services/auth/domain/is-known-ci'
import { isTakenNickname } from '../domain/is-taken-nickname'
import { isTakenId } from '../domain/new-member'
import { blindIndex } from '@/services/base/seal'
import type { Ctx } from '@/services/kit/service'
import { MINUTE, limitCalls } from '@/services/kit/limit-calls'

/** Whether a member has this value. The answer reveals members, so it is limited to ten a minute (S5). */
export async function isTaken(type: Input<typeof duplicateCheck>['checkType'], value: string, { db, siteId, now }: Ctx): Promise<boolean> {
  const sentence = duplicateCheck.errors!.tooMany[1]
  await limitCalls(db, { what: 'duplicate-check', most: 10, span: MINUTE, sentence }, now)
  if (type === 'id') return isTakenId(db, siteId, value)
  if (type === 'ci') return isKnownCi(db, siteId, value)
  if (type === 'nickname') return isTakenNickname(db, siteId, value)
  const found = await db
    .select({ memberNo: members.memberNo })
    .from(members)
    .where(and(eq(members.siteId, siteId), ne(members.status, 'WITHDRAWN'), eq(members.emailIndex, blindIndex(value, 'member.email'))))
    .limit(1)
  return found.length > 0
}
