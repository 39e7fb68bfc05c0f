import { and, eq } from 'drizzle-orm'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { members } from '@/services/db/tables/members'
import type { Ctx } from '@/services/kit/service'
import { subjectOf } from '@/services/kit/subject-of'

/** How the log names this member: by the account, and by the telephone number of what was done without it. */
export async function subjectsOfMember({ db, siteId }: Ctx, memberNo: string): Promise<string[]> {
  const [member] = await db
    .select({ mobileNo: members.mobileNo })
    .from(members)
    .where(and(eq(members.siteId, siteId), eq(members.memberNo, memberNo)))
  const phone = digitsOnly(member?.mobileNo ?? '')
  return [{ memberNo }, { memberNo: null, phoneNo: phone }].map(subjectOf).filter((subject) => subject !== undefined)
}
