'use client'
import { island } from '@/renderer/island'

export const ReturnForm = island('store/return-request/return-form', () => import('./return-form').then((module) => module.ReturnForm))
