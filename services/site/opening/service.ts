import { service } from '@/services/kit/service'
import { listFirstDay } from './list-first-day'
import { markFirstDay } from './mark-first-day'
import { openSite } from './open-site'
import { readOpening } from './read-opening'

export const opening = service('opening', [readOpening, listFirstDay, markFirstDay, openSite])
