'use client'
import { island } from '@/renderer/island'

export const ExamButton = island('catalog/const-exams/exam-button', () => import('./exam-button').then((module) => module.ExamButton))
