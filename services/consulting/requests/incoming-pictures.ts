import { consultationUpload } from '@/schemas/api/consulting/requests'
import { ResumableUpload } from '@/services/uploads/resumable-upload'

/** Pictures of requests that are not stored yet. */
export const incomingPictures = new ResumableUpload(consultationUpload, 'consultation')
