'use client'
import { island } from '@/renderer/island'

export const InfoForm = island('members/account-info/info-form', () => import('./info-form').then((module) => module.InfoForm))
