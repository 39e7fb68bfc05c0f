'use client'
import { island } from '@/renderer/island'

export const Estimator = island('catalog/estimate/estimator', () => import('./estimator').then((module) => module.Estimator))
