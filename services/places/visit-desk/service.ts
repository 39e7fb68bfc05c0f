import { service } from '@/services/kit/service'
import { browseVisits } from './browse-visits'
import { cancelDeskVisit } from './cancel-desk-visit'
import { exportVisits } from './export-visits'
import { listVisitPlaces } from './list-visit-places'
import { moveDeskVisit } from './move-desk-visit'
import { openDeskVisit } from './open-desk-visit'
import { readDeskVisit } from './read-desk-visit'
import { settleVisit } from './settle-visit'

export const visitDesk = service('visit-desk', [
  browseVisits,
  exportVisits,
  readDeskVisit,
  openDeskVisit,
  settleVisit,
  moveDeskVisit,
  cancelDeskVisit,
  listVisitPlaces,
])
