'use client'
import { island } from '@/renderer/island'

export const Unfollow = island('members/my-profile/unfollow', () => import('./unfollow').then((module) => module.Unfollow))
