import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { audits } from '@/services/db/tables/base'
import { members } from '@/services/db/tables/members'
import { auditSubjects } from '@/services/db/tables/trail'
import type { Ctx } from '@/services/kit/service'
import { subjectOf } from '@/services/kit/subject-of'

/**
 * Lines about this member: what staff did with their data, also where an order or a visit without an account has their telephone number,
 * and what they did themselves.
 */
export async function linesAbout({ db, siteId }: Ctx, memberNo: string): Promise<SQL> {
  const [member] = await db
    .select({ mobileNo: members.mobileNo })
    .from(members)
    .where(and(eq(members.siteId, siteId), eq(members.memberNo, memberNo)))
  const phone = digitsOnly(member?.mobileNo ?? '')
  const subjects = [{ memberNo }, { memberNo: null, phoneNo: phone }].map(subjectOf).filter((subject) => subject !== undefined)
  const about = db.select({ id: auditSubjects.auditId }).from(auditSubjects).where(inArray(auditSubjects.subject, subjects))
  const own = db
    .select({ id: audits.id })
    .from(audits)
    .where(eq(audits.actor, `member:${memberNo}`))
  return sql`${audits.id} in (${about} union all ${own})`
}
