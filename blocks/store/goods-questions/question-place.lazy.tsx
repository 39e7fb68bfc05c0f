'use client'
import { island } from '@/renderer/island'

export const QuestionPlace = island(
  'store/goods-questions/question-place',
  () => import('./question-place').then((module) => module.QuestionPlace),
  {
    when: 'wanted',
  },
)
