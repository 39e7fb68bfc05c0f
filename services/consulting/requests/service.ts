import { operation, service } from '@/services/kit/service'
import { consultationUpload } from '@/schemas/api/consulting/requests'
import { beginUpload } from './begin-upload'
import { listNearShops } from './list-near-shops'
import { readApplicant } from './read-applicant'
import { saveConsultation } from './save-consultation'
import { saveConsultationFile } from './save-consultation-file'
import { incomingPictures } from './incoming-pictures'

const appendToUpload = operation(consultationUpload.piece, (input, ctx) => incomingPictures.append(input, ctx))

const dropUpload = operation(consultationUpload.drop, (input, ctx) => incomingPictures.drop(input, ctx))

const readUploadOffset = operation(consultationUpload.offset, (input, ctx) => incomingPictures.offset(input, ctx))

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
