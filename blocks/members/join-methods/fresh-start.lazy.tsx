'use client'
import { island } from '@/renderer/island'

export const FreshStart = island('members/join-methods/fresh-start', () => import('./fresh-start').then((module) => module.FreshStart))
