'use client'
import { island } from '@/renderer/island'

export const Player = island('base/_parts/player', () => import('./player').then((module) => module.Player))
