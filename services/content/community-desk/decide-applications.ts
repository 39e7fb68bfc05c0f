import { and, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/content/community-desk'
import { recruitApplications } from '@/services/db/tables/community'
import { operation } from '@/services/kit/service'
import { lockRecruitment } from './lock-recruitment'

/** The recruitment is locked, so that two members of staff who choose at once choose no more than its places. */
export const decideApplications = operation(
  contracts.decideApplications,
  async ({ recruitSeq, applicationSeqs, decision, reason }, ctx) => {
    const { db, siteId, now } = ctx
    const recruitment = await lockRecruitment(ctx, recruitSeq)
    if (!recruitment) throw ctx.fail('missing')
    const ofRecruitment = and(eq(recruitApplications.siteId, siteId), eq(recruitApplications.recruitSeq, recruitSeq))
    const wanted = and(ofRecruitment, inArray(recruitApplications.applicationSeq, applicationSeqs))
    const rows = await db
      .select({
        applicationSeq: recruitApplications.applicationSeq,
        memberNo: recruitApplications.memberNo,
        toldAt: recruitApplications.toldAt,
      })
      .from(recruitApplications)
      .where(wanted)
    if (rows.length < applicationSeqs.length) throw ctx.fail('unknown')
    if (rows.some(({ toldAt }) => toldAt)) throw ctx.fail('told')
    await db
      .update(recruitApplications)
      .set({ decision, decisionReason: decision === 'waiting' ? null : reason.trim(), updatedAt: now })
      .where(wanted)
    const chosen = await db.$count(recruitApplications, and(ofRecruitment, eq(recruitApplications.decision, 'chosen')))
    if (decision === 'chosen' && chosen > recruitment.places) throw ctx.fail('full')
    for (const row of rows) ctx.audit('recruit.decide', `recruit:${row.applicationSeq}`, { decision, reason: reason.trim() }, [row])
    return { item: { changed: rows.length } }
  },
)
