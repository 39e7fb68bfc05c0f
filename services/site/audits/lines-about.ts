import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import { audits } from '@/services/db/tables/base'
import { auditSubjects } from '@/services/db/tables/trail'
import type { Ctx } from '@/services/kit/service'
import { subjectsOfMember } from './subjects-of-member'

/**
 * Lines about this member: what staff did with their data, also where an order or a visit without an account has their telephone number,
 * and what they did themselves.
 */
export async function linesAbout(ctx: Ctx, memberNo: string): Promise<SQL> {
  const { db } = ctx
  const about = db
    .select({ id: auditSubjects.auditId })
    .from(auditSubjects)
    .where(inArray(auditSubjects.subject, await subjectsOfMember(ctx, memberNo)))
  const own = db
    .select({ id: audits.id })
    .from(audits)
    .where(eq(audits.actor, `member:${memberNo}`))
  return sql`${audits.id} in (${about} union all ${own})`
}
