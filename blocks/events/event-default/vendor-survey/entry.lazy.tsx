'use client'
import { island } from '@/renderer/island'

export const VendorSurveyEntry = island('events/event-default/vendor-survey/entry', () =>
  import('./entry').then((module) => module.VendorSurveyEntry),
)
