'use client'
import { island } from '@/renderer/island'

export const InfoForm = island('members/business-info/info-form', () => import('./info-form').then((module) => module.InfoForm))
