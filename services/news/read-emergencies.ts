import { and, asc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { NewsState } from '@/schemas/api/auth/staff-news'
import { IDLE_MINUTES } from '@/schemas/rules/auth/staff-sign-in'
import { newsKindsOf } from '@/schemas/rules/base/news-kinds'
import type { Database } from '@/services/db/database'
import { staff, staffSessions } from '@/services/db/tables/auth'
import type { Hearer } from './heard-news'

/** The accounts for emergencies that are signed in now, to whoever is told of them; one's own sign-in is said by its own strip. */
export async function readEmergencies(
  db: Database,
  reader: Hearer & { id: string },
  now: Date,
): Promise<NonNullable<NewsState['emergencies']>> {
  if (!newsKindsOf(reader.rights).includes('breakGlass')) return []
  const until = sql<Date>`max(${staffSessions.expiresAt})`.mapWith(staffSessions.expiresAt)
  const rows = await db
    .select({ loginId: staff.loginId, until })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        isNotNull(staff.breakGlassSeat),
        isNull(staff.blockedAt),
        ne(staff.id, reader.id),
        isNull(staffSessions.endedAt),
        eq(staffSessions.isPending, false),
        gt(staffSessions.expiresAt, now),
        sql`${staffSessions.seenAt} + make_interval(mins => ${IDLE_MINUTES}) > clock_timestamp()`,
      ),
    )
    .groupBy(staff.loginId)
    .orderBy(asc(staff.loginId))
  return rows.map((one) => ({ loginId: one.loginId, until: one.until.toISOString() }))
}
