import { service } from '@/services/kit/service'
import { listMedia } from './list-media'
import { uploadMedia } from './upload-media'

export const media = service('media', [listMedia, uploadMedia])
