'use client'
import { island } from '@/renderer/island'

export const StartPanel = island('auth/identity-start/start-panel', () => import('./start-panel').then((module) => module.StartPanel))
