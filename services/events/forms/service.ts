import { service } from '@/services/kit/service'
import { applyCollabo } from './apply-collabo'

export const eventForms = service('event-forms', [applyCollabo])
