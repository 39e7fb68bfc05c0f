import { eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/profiles'
import { memberProfiles } from '@/services/db/tables/people'
import { operation } from '@/services/kit/service'
import { noteReport } from '../domain/note-report'
import { shownIntroduction } from '../domain/shown-introduction'
import { personOf } from './person-of'

export const reportPerson = operation(contracts.reportPerson, async ({ profileId, reason }, ctx) => {
  const person = await personOf(ctx, profileId)
  // Where there is no introduction, nothing can be reported.
  if (!person || shownIntroduction(person) === '') throw ctx.fail('missing')
  const { profileSeq, reportCnt } = memberProfiles
  await ctx.db
    .update(memberProfiles)
    .set({ reportCnt: sql`${reportCnt} + 1`, reportedAt: ctx.now })
    .where(eq(profileSeq, person.profileSeq))
  await noteReport(ctx, { of: 'profile', replySeq: person.profileSeq, reason, author: person.memberNo })
  return {}
})
