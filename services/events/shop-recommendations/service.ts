import { service } from '@/services/kit/service'
import { applyStoreRecommend } from './apply-store-recommend'
import { recommendStore } from './recommend-store'
import { takeRecommendPoint } from './take-recommend-point'

export const shopRecommendations = service('shop-recommendations', [applyStoreRecommend, recommendStore, takeRecommendPoint])
