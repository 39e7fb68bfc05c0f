import { returnUpload } from '@/schemas/api/store/return-files'
import { ResumableUpload } from '@/services/uploads/resumable-upload'

/** Pictures of returns that are not stored yet. */
export const incomingReturnPictures = new ResumableUpload(returnUpload, 'return')
