'use client'
import { island } from '@/renderer/island'

export const WindowPassage = island('auth/social-window/window-passage', () => import('./window-passage').then((m) => m.WindowPassage))
