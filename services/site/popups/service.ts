import { service } from '@/services/kit/service'
import { listPopups } from './list-popups'

export const popups = service('popups', [listPopups])
