import { service } from '@/services/kit/service'
import { applyToRecruitment } from './apply-to-recruitment'
import { changeApplication } from './change-application'
import { listRecruitments } from './list-recruitments'
import { readApplication } from './read-application'
import { withdrawApplication } from './withdraw-application'

export const community = service('community', [
  listRecruitments,
  applyToRecruitment,
  changeApplication,
  withdrawApplication,
  readApplication,
])
