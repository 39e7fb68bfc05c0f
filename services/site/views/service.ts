import { service } from '@/services/kit/service'
import { recordPageView } from './record-page-view'

export const views = service('views', [recordPageView])
