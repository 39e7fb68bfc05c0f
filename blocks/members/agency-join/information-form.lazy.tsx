'use client'
import { island } from '@/renderer/island'

export const InformationForm = island('members/agency-join/information-form', () =>
  import('./information-form').then((module) => module.InformationForm),
)
