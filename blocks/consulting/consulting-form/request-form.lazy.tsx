'use client'
import { island } from '@/renderer/island'

export const RequestForm = island('consulting/consulting-form/request-form', () =>
  import('./request-form').then((module) => module.RequestForm),
)
