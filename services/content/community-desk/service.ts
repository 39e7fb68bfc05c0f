import { service } from '@/services/kit/service'
import { announceApplications } from './announce-applications'
import { browseApplications } from './browse-applications'
import { decideApplications } from './decide-applications'
import { exportApplications } from './export-applications'
import { openApplications } from './open-applications'

export const communityDesk = service('community-desk', [
  browseApplications,
  openApplications,
  decideApplications,
  announceApplications,
  exportApplications,
])
