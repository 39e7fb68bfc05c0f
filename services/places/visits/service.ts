import { service } from '@/services/kit/service'
import { bookVisit } from './book-visit'
import { cancelVisit } from './cancel-visit'
import { listMyVisits } from './list-my-visits'
import { listVisitTimes } from './list-visit-times'
import { moveVisit } from './move-visit'
import { readVisit } from './read-visit'
import { readVisitCalendar } from './read-visit-calendar'

export const visits = service('visits', [listVisitTimes, bookVisit, readVisit, moveVisit, cancelVisit, readVisitCalendar, listMyVisits])
