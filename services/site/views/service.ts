import { service } from '@/services/kit/service'
import { recordView } from './record-view'

export const views = service('views', [recordView])
