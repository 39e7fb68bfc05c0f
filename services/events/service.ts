import { service } from '@/services/kit/service'
import { getCurrentDate } from './get-current-date'
import { listEvents } from './list-events'
import { readEvent } from './read-event'

export const events = service('events', [listEvents, readEvent, getCurrentDate])
