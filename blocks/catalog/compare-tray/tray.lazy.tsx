'use client'
import { island } from '@/renderer/island'

export const Tray = island('catalog/compare-tray/tray', () => import('./tray').then((module) => module.Tray))
