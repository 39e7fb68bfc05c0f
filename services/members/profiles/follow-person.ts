import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/profiles'
import { memberFollows } from '@/services/db/tables/people'
import { operation } from '@/services/kit/service'
import { personOf } from './person-of'

const FOLLOWED_MOST = 1_000

export const followPerson = operation(contracts.followPerson, async ({ profileId, followYn }, ctx) => {
  const { db, siteId, now, session } = ctx
  const { memberNo } = session.user!
  const person = await personOf(ctx, profileId)
  if (!person) throw ctx.fail('missing')
  const { memberNo: followedNo } = person
  if (followedNo === memberNo) throw ctx.fail('own')
  if (followYn === 'Y') {
    await db.insert(memberFollows).values({ siteId, memberNo, followedNo, followedAt: now }).onConflictDoNothing()
    // The transaction takes back what went beyond.
    if ((await db.$count(memberFollows, eq(memberFollows.memberNo, memberNo))) > FOLLOWED_MOST) throw ctx.fail('tooMany')
  } else await db.delete(memberFollows).where(and(eq(memberFollows.memberNo, memberNo), eq(memberFollows.followedNo, followedNo)))
  return { item: { followYn, followers: await db.$count(memberFollows, eq(memberFollows.followedNo, followedNo)) } }
})
