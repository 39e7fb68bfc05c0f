'use client'
import { island } from '@/renderer/island'

export const MyReviews = island('events/_parts/event-reviews/my-reviews', () => import('./my-reviews').then((module) => module.MyReviews))
