'use client'
import { island } from '@/renderer/island'

export const Pill = island('catalog/compare-tray/pill', () => import('./pill').then((module) => module.Pill))
