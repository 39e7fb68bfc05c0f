import { consultationUpload } from '@/schemas/api/consulting/requests'
import { operation } from '@/services/kit/service'
import { incomingPictures } from './incoming-pictures'

export const appendToUpload = operation(consultationUpload.piece, (input, ctx) => incomingPictures.append(input, ctx))
