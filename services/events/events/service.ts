import { service } from '@/services/kit/service'
import { browseEvents } from './browse-events'
import { createEvent } from './create-event'
import { getCurrentDate } from './get-current-date'
import { listEvents } from './list-events'
import { listOlderEvents } from './list-older-events'
import { listSurveyItems } from './list-survey-items'
import { openEvent } from './open-event'
import { publishEvent } from './publish-event'
import { readEvent } from './read-event'
import { readOlderEvent } from './read-older-event'
import { readVendorEvent } from './read-vendor-event'
import { saveEvent } from './save-event'

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
