import { service } from '@/services/kit/service'
import { countBanner } from './count-banner'
import { countPopup } from './count-popup'
import { countTag } from './count-tag'

export const clicks = service('clicks', [countTag, countBanner, countPopup])
