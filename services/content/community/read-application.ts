import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/community'
import { recruitState } from '@/schemas/rules/content/recruitment'
import { recruitApplications, recruitments } from '@/services/db/tables/community'
import { commonCodes } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'
import { windowOf } from '../domain/window-of'

/** Another member's is missing for the caller (P-MEM-2); a decision is no news before it is told. */
export const readApplication = operation(contracts.readApplication, async ({ recruitId }, ctx) => {
  const { db, siteId, now, session } = ctx
  const { memberNo, siteId: ofSite, recruitSeq, createdAt, applicationSeq } = recruitApplications
  const [row] = await db
    .select({ application: recruitApplications, recruitment: recruitments })
    .from(recruitApplications)
    .innerJoin(recruitments, eq(recruitments.seq, recruitSeq))
    .where(and(eq(ofSite, siteId), eq(memberNo, session.user!.memberNo), recruitId ? eq(recruitSeq, recruitId) : undefined))
    .orderBy(desc(createdAt), desc(applicationSeq))
    .limit(1)
  if (!row) throw ctx.fail('missing')
  const { application, recruitment } = row
  const { answers, decision, toldAt } = application
  const [housing] = answers.housingType
    ? await db
        .select({ name: commonCodes.name })
        .from(commonCodes)
        .where(and(eq(commonCodes.codeGroupValue, 'homeType'), eq(commonCodes.code, answers.housingType)))
    : []
  const window = windowOf(recruitment)
  const isChangeable = recruitment.publishedYn === 'Y' && recruitState(window, now.getTime()) === 'open'
  return {
    item: {
      recruitId: recruitment.seq,
      answers: { ...answers, housingTypeName: housing?.name ?? '' },
      REG_DT: application.createdAt.toISOString(),
      UPD_DT: application.updatedAt.toISOString(),
      recruitment: { title: recruitment.title, ...window },
      decision: toldAt ? decision : ('waiting' as const),
      changeableYn: isChangeable ? ('Y' as const) : ('N' as const),
    },
  }
})
