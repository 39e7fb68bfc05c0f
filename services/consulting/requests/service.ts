import { service } from '@/services/kit/service'
import { appendToUpload } from './append-to-upload'
import { beginUpload } from './begin-upload'
import { dropUpload } from './drop-upload'
import { listNearShops } from './list-near-shops'
import { readApplicant } from './read-applicant'
import { readUploadOffset } from './read-upload-offset'
import { saveConsultation } from './save-consultation'
import { saveConsultationFile } from './save-consultation-file'

export const consultationRequests = service('requests', [
  readApplicant,
  listNearShops,
  beginUpload,
  readUploadOffset,
  appendToUpload,
  dropUpload,
  saveConsultationFile,
  saveConsultation,
])
