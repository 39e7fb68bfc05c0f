import { asc, countDistinct, eq } from 'drizzle-orm'
import { audits } from '@/services/db/tables/base'
import { auditSubjects } from '@/services/db/tables/trail'
import type { Ctx } from '@/services/kit/service'
import type { linesOfMonth } from './lines-of-month'

/** Lines and people of each person of staff. */
export const linesByActor = ({ db }: Ctx, where: ReturnType<typeof linesOfMonth> | undefined) =>
  db
    .select({ actor: audits.actor, lines: countDistinct(audits.id), people: countDistinct(auditSubjects.subject) })
    .from(audits)
    .leftJoin(auditSubjects, eq(auditSubjects.auditId, audits.id))
    .where(where)
    .groupBy(audits.actor)
    .orderBy(asc(audits.actor))
