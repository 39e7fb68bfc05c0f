import { service } from '@/services/kit/service'
import { readGuidePicture } from './read-guide-picture'

export const guide = service('guide', [readGuidePicture])
