import { eq } from 'drizzle-orm'
import type { Session } from '@/schemas/api/auth/session'
import type { Database } from '@/services/db/database'
import { members } from '@/services/db/tables/members'

export type MemberRow = typeof members.$inferSelect

/** The signed-in member's row; the session was confirmed just before. */
export async function ownRow(db: Database, { user }: Pick<Session, 'user'>): Promise<MemberRow> {
  const [row] = await db.select().from(members).where(eq(members.memberNo, user!.memberNo))
  return row!
}
