'use client'
import { island } from '@/renderer/island'

export const WishRows = island('store/my-restocks/wish-rows', () => import('./wish-rows').then((module) => module.WishRows))
