import { returnUpload } from '@/schemas/api/store/return-files'
import { operation } from '@/services/kit/service'
import { incomingReturnPictures } from './incoming-return-pictures'

export const readReturnUploadOffset = operation(returnUpload.offset, (input, ctx) => incomingReturnPictures.offset(input, ctx))
