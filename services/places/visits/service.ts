import { operation, service } from '@/services/kit/service'
import * as contracts from '@/schemas/api/places/visits'
import { presentVisit } from '../domain/own-visit'
import { bookVisit } from './book-visit'
import { cancelVisit } from './cancel-visit'
import { listMyVisits } from './list-my-visits'
import { listVisitTimes } from './list-visit-times'
import { moveVisit } from './move-visit'
import { readVisitCalendar } from './read-visit-calendar'
import { keyedVisit } from './keyed-visit'

const readVisit = operation(contracts.readVisit, async ({ key }, ctx) => ({
  item: presentVisit(await keyedVisit(ctx, key), ctx.now),
}))

export const visits = service('visits', [listVisitTimes, bookVisit, readVisit, moveVisit, cancelVisit, readVisitCalendar, listMyVisits])
