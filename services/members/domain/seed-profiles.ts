// Profiles of the demonstration, and who follows whom: written once, and never over what a demonstration's user did with them.
import { demoMemberNo } from '@/services/db/seeds/demo-people'
import { isFirstTime } from '@/services/db/seeds/is-first-time'
import type { Database } from '@/services/db/database'
import { memberFollows, memberProfiles } from '@/services/db/tables/people'

const DAY = 86_400_000

/** Key of the person, with the id of the profile. */
const PROFILES = [
  ['haneul', 'demohaneul0000000001', 'wall-hills-mint', '비워 두는 집을 좋아합니다.'],
  ['doyun', 'demodoyun00000000002', 'floor-walnut-deep', '책이 많은 집을 조금씩 고치고 있습니다.'],
  ['narae', 'demonarae00000000003', '', ''],
] as const

const FOLLOWS = [
  ['haneul', 'doyun', 6],
  ['doyun', 'haneul', 5],
  ['narae', 'haneul', 2],
] as const

export async function seedProfiles(tx: Database, siteId: string, now: Date): Promise<void> {
  if (!(await isFirstTime(tx, siteId, 'demo-profiles'))) return
  await tx
    .insert(memberProfiles)
    .values(
      PROFILES.map(([person, profileId, picture, introduction]) => ({
        ...{ siteId, profileId, picture, introduction, memberNo: demoMemberNo(person), createdAt: now },
      })),
    )
    .onConflictDoNothing()
  await tx
    .insert(memberFollows)
    .values(
      FOLLOWS.map(([follower, followed, days]) => ({
        siteId,
        memberNo: demoMemberNo(follower),
        followedNo: demoMemberNo(followed),
        followedAt: new Date(now.getTime() - days * DAY),
      })),
    )
    .onConflictDoNothing()
}
