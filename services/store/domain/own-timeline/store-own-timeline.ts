import type { OwnPart } from '@/services/parts/read-own-timeline'
import { ownBenefits } from './own-benefits'
import { ownOrders } from './own-orders'
import { ownReturns } from './own-returns'
import { ownVoices } from './own-voices'

export const storeOwnTimeline: readonly OwnPart[] = [...ownOrders, ownReturns, ...ownVoices, ...ownBenefits]
