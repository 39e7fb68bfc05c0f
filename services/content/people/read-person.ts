import { and, count, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/people'
import { profilePicture } from '@/schemas/rules/members/profile'
import { homeTours, interiorCases, interiorReplies, stylingContents } from '@/services/db/tables/content'
import { memberFollows } from '@/services/db/tables/people'
import { shownRows } from '@/services/db/shown-rows'
import { operation } from '@/services/kit/service'
import { shownIntroduction } from '@/services/members/domain/shown-introduction'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { personOf } from './person-of'
import { onPlaces, publicReplies } from './public-replies'

export const readPerson = operation(contracts.readPerson, async ({ profileId }, ctx) => {
  const { db, siteId, session } = ctx
  const person = await personOf(ctx, profileId)
  if (!person) throw ctx.fail('missing')
  const { profile, nickname } = person
  const { memberNo } = profile
  const tours = await db
    .select({ tour: interiorCases })
    .from(homeTours)
    .innerJoin(interiorCases, and(shownRows.cases(siteId), eq(interiorCases.seq, homeTours.seq)))
    .where(and(eq(homeTours.siteId, siteId), eq(homeTours.memberNo, memberNo), eq(homeTours.state, 'published')))
    .orderBy(desc(homeTours.publishedAt), desc(homeTours.seq))
  const [replies] = await db
    .select({ count: count() })
    .from(interiorReplies)
    .leftJoin(interiorCases, onPlaces.case)
    .leftJoin(stylingContents, onPlaces.content)
    .where(publicReplies(siteId, memberNo))
  const shapeOf = await pictureShapes(
    tours.map(({ tour }) => tour.hImg),
    ctx,
  )
  const caller = session.user?.memberNo
  const isFollowing =
    caller !== undefined &&
    (await db.$count(memberFollows, and(eq(memberFollows.memberNo, caller), eq(memberFollows.followedNo, memberNo)))) > 0
  return {
    item: {
      profileId,
      nickname,
      picture: profilePicture(profileId, profile.picture).src,
      introduction: shownIntroduction(profile),
      tourCnt: tours.length,
      replyCnt: replies?.count ?? 0,
      followers: await db.$count(memberFollows, eq(memberFollows.followedNo, memberNo)),
      mineYn: caller === memberNo ? ('Y' as const) : ('N' as const),
      followYn: isFollowing ? ('Y' as const) : ('N' as const),
    },
    items: tours.map(({ tour }) => ({
      SEQ: tour.seq,
      TITLE: tour.title,
      H_IMG: tour.hImg,
      H_IMG_ALT: tour.hImgAlt,
      H_IMG_SHAPE: shapeOf(tour.hImg),
      PRODUCT_CNT: tour.productIds.length,
      scrapCnt: tour.scrapCnt,
      REG_DT: tour.postedAt.toISOString(),
    })),
    totalCount: tours.length,
  }
})
