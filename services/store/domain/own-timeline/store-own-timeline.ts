import type { OwnPart } from '@/services/parts/read-own-timeline'
import { ownBenefits } from './own-benefits'
import { ownOrders } from './own-orders'
import { ownReturns } from './own-returns'
import { ownSamples } from './own-samples'
import { ownVoices } from './own-voices'

export const storeOwnTimeline: readonly OwnPart[] = [...ownOrders, ownReturns, ownSamples, ...ownVoices, ...ownBenefits]
