import { consultationUpload } from '@/schemas/api/consulting/requests'
import { operation } from '@/services/kit/service'
import { incomingPictures } from './incoming-pictures'

export const readUploadOffset = operation(consultationUpload.offset, (input, ctx) => incomingPictures.offset(input, ctx))
