import { and, eq } from 'drizzle-orm'
import { caseHref } from '@/schemas/rules/content/case-place'
import { seoulDay } from '@/schemas/words/seoul-day'
import { dropAlarms, raiseAlarms } from '@/services/alarms/alarms'
import { members } from '@/services/db/tables/members'
import { memberFollows, memberProfiles } from '@/services/db/tables/people'
import type { Ctx } from '@/services/kit/service'
import { shownPeople } from '@/services/members/domain/shown-people'
import type { TourRow } from './own-tour'

/**
 * Tells those who follow its writer of a tour that is published for the first time, once a day: whoever publishes and deletes all day
 * long floods nobody. Nobody hears of it while the writer's page is switched off.
 */
export async function tellFollowers(ctx: Ctx, { seq, memberNo, title }: TourRow, author: string): Promise<void> {
  const followers = await ctx.db
    .select({ memberNo: memberFollows.memberNo })
    .from(memberFollows)
    .innerJoin(memberProfiles, eq(memberProfiles.memberNo, memberFollows.followedNo))
    .innerJoin(members, eq(members.memberNo, memberFollows.followedNo))
    .where(and(shownPeople(ctx.siteId), eq(memberFollows.followedNo, memberNo)))
  await raiseAlarms(
    ctx,
    followers.map((one) => ({
      memberNo: one.memberNo,
      kind: 'people' as const,
      title: `팔로우하시는 ${author}님이 집들이 ‘${title}’ 글을 올렸습니다.`,
      link: caseHref({ TYPE: 'myhome', SEQ: seq }),
      key: `tour:by-${memberNo}-${seoulDay(ctx.now)}` as const,
    })),
  )
}

/** Takes back what they were told of a tour that is gone. */
export async function untellFollowers({ db }: Pick<Ctx, 'db'>, { seq, memberNo }: Pick<TourRow, 'seq' | 'memberNo'>): Promise<void> {
  const followers = await db.select({ memberNo: memberFollows.memberNo }).from(memberFollows).where(eq(memberFollows.followedNo, memberNo))
  const told = followers.map((one) => one.memberNo)
  await dropAlarms(db, told, { kind: 'people', link: caseHref({ TYPE: 'myhome', SEQ: seq }) })
}
