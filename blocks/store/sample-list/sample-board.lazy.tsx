'use client'
import { island } from '@/renderer/island'

export const SampleBoard = island('store/sample-list/sample-board', () => import('./sample-board').then((module) => module.SampleBoard))
