import { service } from '@/services/kit/service'
import { listAllianceShops } from './list-alliance-shops'
import { listRecommendedShops } from './list-recommended-shops'

export const shops = service('shops', [listAllianceShops, listRecommendedShops])
