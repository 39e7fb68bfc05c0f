'use client'
import { island } from '@/renderer/island'

export const Account = island('store/refund-account/account', () => import('./account').then((module) => module.Account))
