import { service } from '@/services/kit/service'
import { listNearShops } from './list-near-shops'
import { readApplicant } from './read-applicant'
import { saveConsultation } from './save-consultation'
import { saveConsultationFile } from './save-consultation-file'

export const consultationRequests = service('requests', [readApplicant, listNearShops, saveConsultationFile, saveConsultation])
