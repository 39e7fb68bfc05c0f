import { and, eq } from 'drizzle-orm'
import { members } from '@/services/db/tables/members'
import { memberProfiles } from '@/services/db/tables/people'
import type { Database } from '@/services/db/database'
import { shownPeople } from '@/services/members/domain/shown-people'

interface Person {
  profile: typeof memberProfiles.$inferSelect
  nickname: string
}

/** A person whom others see; undefined alike for everybody else. */
export async function personOf({ db, siteId }: { db: Database; siteId: string }, profileId: string): Promise<Person | undefined> {
  const [row] = await db
    .select({ profile: memberProfiles, nickname: members.nickname })
    .from(memberProfiles)
    .innerJoin(members, eq(members.memberNo, memberProfiles.memberNo))
    .where(and(shownPeople(siteId), eq(memberProfiles.profileId, profileId)))
  return row
}
