import * as contracts from '@/schemas/api/events/events'
import { RESEARCH } from '@/schemas/rules/events/vendor-survey'
import { entriesOf } from '../domain/entry-row'
import { eventTerms } from '../domain/event-terms'
import { operation } from '@/services/kit/service'

export const readVendorEvent = operation(contracts.readVendorEvent, async ({ eventId }, ctx) => {
  const { db, siteId, session } = ctx
  const event = await eventTerms(ctx, eventId)
  if (event?.eventTab !== RESEARCH || event.PUBLISHED_YN === 'N') throw ctx.fail('missing')
  const standing = await entriesOf(db, { siteId, eventSeq: event.eventSeq, memberNo: session.user!.memberNo })
  const { OPEN_STR_DATE, OPEN_END_DATE } = event
  return { item: { APPLY_LIMIT_TYPE: String(event.APPLY_LIMIT_TYPE), ...standing, OPEN_STR_DATE, OPEN_END_DATE } }
})
