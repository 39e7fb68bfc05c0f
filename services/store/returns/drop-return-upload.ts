import { returnUpload } from '@/schemas/api/store/return-files'
import { operation } from '@/services/kit/service'
import { incomingReturnPictures } from './incoming-return-pictures'

export const dropReturnUpload = operation(returnUpload.drop, (input, ctx) => incomingReturnPictures.drop(input, ctx))
