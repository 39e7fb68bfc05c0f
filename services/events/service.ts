import { service } from '@/services/kit/service'
import { getCurrentDate } from './get-current-date'
import { listEvents } from './list-events'
import { listOlderEvents } from './list-older-events'
import { listSurveyItems } from './list-survey-items'
import { readEvent } from './read-event'
import { readOlderEvent } from './read-older-event'

export const events = service('events', [listEvents, readEvent, listOlderEvents, readOlderEvent, listSurveyItems, getCurrentDate])
