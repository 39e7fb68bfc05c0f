import * as contracts from '@/schemas/api/places/visit-desk'
import { operation, service } from '@/services/kit/service'
import { browseVisits } from './browse-visits'
import { cancelDeskVisit } from './cancel-desk-visit'
import { exportVisits } from './export-visits'
import { visitPlaces } from '../domain/visit-places'
import { listVisitDays } from './list-visit-days'
import { moveDeskVisit } from './move-desk-visit'
import { openDeskVisit } from './open-desk-visit'
import { readDeskVisit } from './read-desk-visit'
import { settleVisit } from './settle-visit'

const listVisitPlaces = operation(contracts.listVisitPlaces, async (_, ctx) => ({ items: await visitPlaces(ctx) }))

export const visitDesk = service('visit-desk', [
  browseVisits,
  exportVisits,
  readDeskVisit,
  openDeskVisit,
  settleVisit,
  moveDeskVisit,
  cancelDeskVisit,
  listVisitPlaces,
  listVisitDays,
])
