import { service } from '@/services/kit/service'
import { completeReward } from './complete-reward'

export const adRewards = service('ad-rewards', [completeReward])
