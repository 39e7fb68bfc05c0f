import { service } from '@/services/kit/service'
import { listEstimateCosts } from './list-estimate-costs'
import { readEstimate } from './read-estimate'
import { saveEstimate } from './save-estimate'

export const estimates = service('estimates', [listEstimateCosts, readEstimate, saveEstimate])
