import { service } from '@/services/kit/service'
import { applyCollabo } from './apply-collabo'

export const forms = service('forms', [applyCollabo])
