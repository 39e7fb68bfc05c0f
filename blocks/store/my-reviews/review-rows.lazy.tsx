'use client'
import { island } from '@/renderer/island'

export const ReviewRows = island('store/my-reviews/review-rows', () => import('./review-rows').then((module) => module.ReviewRows))
