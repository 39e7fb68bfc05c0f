'use client'
import { island } from '@/renderer/island'

export const WithdrawalForm = island('members/withdrawal/withdrawal-form', () =>
  import('./withdrawal-form').then((module) => module.WithdrawalForm),
)
