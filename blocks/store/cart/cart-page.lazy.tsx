'use client'
import { island } from '@/renderer/island'

export const CartPage = island('store/cart/cart-page', () => import('./cart-page').then((module) => module.CartPage), { when: 'load' })
