import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/members/my-page'
import { writingSource } from '@/services/targets/writings'
import { countActivity } from './count-activity'
import { listOwnHappenings } from './list-own-happenings'
import { readMyPage } from './read-my-page'
import { activityOf } from './activity-of'

const listComments = operation(contracts.listComments, (input, ctx) => activityOf(ctx, 'comment', input))

const listMyEvents = operation(contracts.listMyEvents, (input, ctx) => activityOf(ctx, 'event', input))

const listWritings = operation(contracts.listWritings, (input, ctx) => activityOf(ctx, 'writing', input))

const removeActivity = operation(contracts.removeActivity, async ({ type, seq, kind }, ctx) => {
  if (!(await writingSource(type, kind)?.remove(ctx, seq))) throw ctx.fail('missing')
  return {}
})

const removeComment = operation(contracts.removeComment, async ({ replySeq, kind }, ctx) => {
  if (!(await writingSource('comment', kind)?.remove(ctx, replySeq))) throw ctx.fail('missing')
  return {}
})

const restoreActivity = operation(contracts.restoreActivity, async ({ type, seq, kind }, ctx) => {
  if (!(await writingSource(type, kind)?.restore?.(ctx, seq))) throw ctx.fail('missing')
  return {}
})

export const myPage = service('my-page', [
  readMyPage,
  listOwnHappenings,
  countActivity,
  listWritings,
  listComments,
  listMyEvents,
  removeComment,
  removeActivity,
  restoreActivity,
])
