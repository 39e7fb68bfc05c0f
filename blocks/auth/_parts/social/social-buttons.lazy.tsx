'use client'
import { island } from '@/renderer/island'

export const SocialButtons = island('auth/_parts/social/social-buttons', () => import('./social-buttons').then((m) => m.SocialButtons))
