import * as contracts from '@/schemas/api/content/community'
import { recruitApplications } from '@/services/db/tables/community'
import { operation } from '@/services/kit/service'
import { isOwnApplication } from './is-own-application'
import { recruitmentState } from './recruitment-state'

export const withdrawApplication = operation(contracts.withdrawApplication, async ({ recruitId }, ctx) => {
  const state = await recruitmentState(ctx, recruitId)
  if (state && state !== 'open') throw ctx.fail('closed')
  const removed = await ctx.db
    .delete(recruitApplications)
    .where(isOwnApplication(ctx, recruitId))
    .returning({ applicationSeq: recruitApplications.applicationSeq })
  if (removed.length === 0) throw ctx.fail('missing')
  return {}
})
