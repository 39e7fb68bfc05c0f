'use client'
import { island } from '@/renderer/island'

export const ApplicationForm = island('content/recruit-form/application-form', () =>
  import('./application-form').then((module) => module.ApplicationForm),
)
