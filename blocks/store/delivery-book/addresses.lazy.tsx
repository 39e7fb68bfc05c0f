'use client'
import { island } from '@/renderer/island'

export const Addresses = island('store/delivery-book/addresses', () => import('./addresses').then((module) => module.Addresses))
