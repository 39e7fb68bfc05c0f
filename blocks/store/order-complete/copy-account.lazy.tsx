'use client'
import { island } from '@/renderer/island'

export const CopyAccount = island('store/order-complete/copy-account', () => import('./copy-account').then((module) => module.CopyAccount))
