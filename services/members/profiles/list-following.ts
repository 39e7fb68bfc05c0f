import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/profiles'
import { profilePicture } from '@/schemas/rules/members/profile'
import { members } from '@/services/db/tables/members'
import { memberFollows, memberProfiles } from '@/services/db/tables/people'
import { operation } from '@/services/kit/service'
import { shownIntroduction } from '../domain/shown-introduction'
import { shownPeople } from '../domain/shown-people'

export const listFollowing = operation(contracts.listFollowing, async ({ page = 1, size = 20 }, { db, siteId, session }) => {
  const followed = db
    .select({ profile: memberProfiles, nickname: members.nickname, followedAt: memberFollows.followedAt })
    .from(memberFollows)
    .innerJoin(memberProfiles, eq(memberProfiles.memberNo, memberFollows.followedNo))
    .innerJoin(members, eq(members.memberNo, memberFollows.followedNo))
    .where(and(shownPeople(siteId), eq(memberFollows.memberNo, session.user!.memberNo)))
    .orderBy(desc(memberFollows.followedAt), memberProfiles.profileId)
  // A thousand at most, of which a person follows a few.
  const all = await followed
  const items = all.slice((page - 1) * size, page * size).map(({ profile, nickname, followedAt }) => ({
    profileId: profile.profileId,
    nickname,
    picture: profilePicture(profile.profileId, profile.picture).src,
    introduction: shownIntroduction(profile),
    followedAt: followedAt.toISOString(),
  }))
  return { items, totalCount: all.length }
})
