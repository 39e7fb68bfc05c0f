import { randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { memberProfiles } from '@/services/db/tables/people'
import type { Ctx } from '@/services/kit/service'

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz'
const LENGTH = 20

/** Says nothing of the member, and cannot be counted up. */
const newId = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** The profile of a member, made where there is none yet. */
export async function makeProfile(
  { db, siteId, now }: Pick<Ctx, 'db' | 'siteId' | 'now'>,
  memberNo: string,
): Promise<typeof memberProfiles.$inferSelect> {
  await db
    .insert(memberProfiles)
    .values({ profileId: newId(), siteId, memberNo, createdAt: now })
    .onConflictDoNothing({ target: memberProfiles.memberNo })
  const [row] = await db.select().from(memberProfiles).where(eq(memberProfiles.memberNo, memberNo))
  return row!
}
