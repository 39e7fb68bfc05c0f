import * as contracts from '@/schemas/api/content/community'
import { recruitApplications } from '@/services/db/tables/community'
import { operation } from '@/services/kit/service'
import { checkedAnswers } from './checked-answers'
import { isOwnApplication } from './is-own-application'
import { recruitmentState } from './recruitment-state'

/** A decision was made about other words, so that staff decide again. */
export const changeApplication = operation(contracts.changeApplication, async ({ recruitId, answers: sent }, ctx) => {
  const state = await recruitmentState(ctx, recruitId)
  if (state && state !== 'open') throw ctx.fail('closed')
  const answers = await checkedAnswers(ctx, sent)
  const changed = await ctx.db
    .update(recruitApplications)
    .set({ answers, decision: 'waiting', decisionReason: null, updatedAt: ctx.now })
    .where(isOwnApplication(ctx, recruitId))
    .returning({ applicationSeq: recruitApplications.applicationSeq })
  if (!state || changed.length === 0) throw ctx.fail('missing')
  return {}
})
