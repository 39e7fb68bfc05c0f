'use client'
import { island } from '@/renderer/island'

export const ReviewList = island('store/goods-reviews/review-list', () => import('./review-list').then((module) => module.ReviewList), {
  when: 'wanted',
})
