import { service } from '@/services/kit/service'
import { browseVitals } from './browse-vitals'
import { recordVitals } from './record-vitals'

export const vitals = service('vitals', [browseVitals, recordVitals])
