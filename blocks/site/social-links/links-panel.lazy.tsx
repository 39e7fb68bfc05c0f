'use client'
import { island } from '@/renderer/island'

export const LinksPanel = island('site/social-links/links-panel', () => import('./links-panel').then((m) => m.LinksPanel))
