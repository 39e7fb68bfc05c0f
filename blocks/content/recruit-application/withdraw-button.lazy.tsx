'use client'
import { island } from '@/renderer/island'

export const WithdrawButton = island('content/recruit-application/withdraw-button', () =>
  import('./withdraw-button').then((module) => module.WithdrawButton),
)
