import { operation, service } from '@/services/kit/service'
import { holdsUntil } from '@/lib/request-context'
import * as contracts from '@/schemas/api/events/events'
import { callWithin } from '@/services/kit/run'
import { browseEvents } from './browse-events'
import { createEvent } from './create-event'
import { listEvents } from './list-events'
import { listSurveyItems } from './list-survey-items'
import { openEvent } from './open-event'
import { publishEvent } from './publish-event'
import { readEvent } from './read-event'
import { readVendorEvent } from './read-vendor-event'
import { saveEvent } from './save-event'

const getCurrentDate = operation(contracts.getCurrentDate, async (_, { now }) => {
  holdsUntil(now.getTime())
  return { item: { currentDate: now.toISOString() } }
})

const listOlderEvents = operation(contracts.listOlderEvents, (input, ctx) => callWithin(ctx, contracts.listEvents, input))

const readOlderEvent = operation(contracts.readOlderEvent, async ({ eventId }, ctx) => {
  const { item } = await callWithin(ctx, contracts.readEvent, { eventSeq: Number(eventId) })
  return { item: item! }
})

export const events = service('events', [
  listEvents,
  readEvent,
  listOlderEvents,
  readOlderEvent,
  readVendorEvent,
  listSurveyItems,
  getCurrentDate,
  browseEvents,
  openEvent,
  createEvent,
  saveEvent,
  publishEvent,
])
