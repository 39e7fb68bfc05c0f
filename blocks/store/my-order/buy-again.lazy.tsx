'use client'
import { island } from '@/renderer/island'

export const BuyAgain = island('store/my-order/buy-again', () => import('./buy-again').then((module) => module.BuyAgain))
