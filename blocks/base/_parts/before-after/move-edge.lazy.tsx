'use client'
import { behaviour } from '@/renderer/behaviour'

export const MoveEdge = behaviour('base/_parts/before-after/move-edge', () => import('./move-edge').then((module) => module.moveEdge), {
  when: 'visible',
})
