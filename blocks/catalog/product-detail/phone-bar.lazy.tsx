'use client'
import { island } from '@/renderer/island'

export const PhoneBar = island('catalog/product-detail/phone-bar', () => import('./phone-bar').then((module) => module.PhoneBar))
