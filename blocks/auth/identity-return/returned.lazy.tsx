'use client'
import { island } from '@/renderer/island'

export const Returned = island('auth/identity-return/returned', () => import('./returned').then((module) => module.Returned))
