'use client'
import { island } from '@/renderer/island'

export const QuestionRows = island('store/my-questions/question-rows', () =>
  import('./question-rows').then((module) => module.QuestionRows),
)
