'use client'
import { island } from '@/renderer/island'

export const LevelQuizForm = island('members/level-quiz/level-quiz-form', () => import('./level-quiz-form').then((m) => m.LevelQuizForm))
