import { consultationUpload } from '@/schemas/api/consulting/requests'
import { operation } from '@/services/kit/service'
import { incomingPictures } from './incoming-pictures'

export const dropUpload = operation(consultationUpload.drop, (input, ctx) => incomingPictures.drop(input, ctx))
