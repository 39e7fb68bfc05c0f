import { returnUpload } from '@/schemas/api/store/return-files'
import { operation } from '@/services/kit/service'
import { incomingReturnPictures } from './incoming-return-pictures'

export const appendToReturnUpload = operation(returnUpload.piece, (input, ctx) => incomingReturnPictures.append(input, ctx))
