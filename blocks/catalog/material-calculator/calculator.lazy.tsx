'use client'
import { island } from '@/renderer/island'

export const Calculator = island('catalog/material-calculator/calculator', () => import('./calculator').then((module) => module.Calculator))
