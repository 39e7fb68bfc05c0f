import * as contracts from '@/schemas/api/events/entries'
import { entriesOf } from '../domain/entry-row'
import { operation } from '@/services/kit/service'
import { knownEvent } from './known-event'

/** V-EVT-6, V-EVT-7, S-EVT-7. */
export const checkApply = operation(contracts.checkApply, async ({ eventId }, ctx) => {
  const { db, siteId, session } = ctx
  const { eventSeq, APPLY_LIMIT_TYPE } = await knownEvent(ctx, eventId)
  const standing = await entriesOf(db, { siteId, eventSeq, memberNo: session.user!.memberNo })
  return { item: { APPLY_LIMIT_TYPE: String(APPLY_LIMIT_TYPE), ...standing } }
})
