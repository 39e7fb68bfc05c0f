import { eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/profiles'
import { members } from '@/services/db/tables/members'
import { memberFollows, memberProfiles } from '@/services/db/tables/people'
import { operation } from '@/services/kit/service'

export const readMyProfile = operation(contracts.readMyProfile, async (_, { db, session }) => {
  const { memberNo } = session.user!
  const [row] = await db
    .select({ nickname: members.nickname, profile: memberProfiles })
    .from(members)
    .leftJoin(memberProfiles, eq(memberProfiles.memberNo, members.memberNo))
    .where(eq(members.memberNo, memberNo))
  const { nickname = '', profile = null } = row ?? {}
  return {
    item: {
      profileId: profile?.profileId ?? '',
      nickname,
      shownYn: profile?.shownYn ?? ('Y' as const),
      picture: profile?.picture ?? '',
      introduction: profile?.introduction ?? '',
      hiddenReason: profile?.hiddenAt ? profile.reviewReason : '',
      followers: await db.$count(memberFollows, eq(memberFollows.followedNo, memberNo)),
    },
  }
})
