import { and, eq } from 'drizzle-orm'
import { members } from '@/services/db/tables/members'
import { memberProfiles } from '@/services/db/tables/people'
import type { Ctx } from '@/services/kit/service'
import { shownPeople } from '../domain/shown-people'

/** A person whom others see; undefined alike for everybody else. */
export async function personOf({ db, siteId }: Ctx, profileId: string): Promise<typeof memberProfiles.$inferSelect | undefined> {
  const [row] = await db
    .select({ profile: memberProfiles })
    .from(memberProfiles)
    .innerJoin(members, eq(members.memberNo, memberProfiles.memberNo))
    .where(and(shownPeople(siteId), eq(memberProfiles.profileId, profileId)))
  return row?.profile
}
