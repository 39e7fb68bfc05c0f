'use client'
import { island } from '@/renderer/island'

export const WithdrawAsk = island('consulting/consulting-detail/withdraw-ask', () =>
  import('./withdraw-ask').then((module) => module.WithdrawAsk),
)
