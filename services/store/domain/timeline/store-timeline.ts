import type { TimelinePart } from '@/services/parts/read-timeline'
import { benefitTimeline } from './benefit-timeline'
import { orderTimeline } from './order-timeline'
import { voiceTimeline } from './voice-timeline'

export const storeTimeline: readonly TimelinePart[] = [...orderTimeline, ...benefitTimeline, ...voiceTimeline]
