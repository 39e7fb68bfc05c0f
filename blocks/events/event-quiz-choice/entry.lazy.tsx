'use client'
import dynamic from 'next/dynamic'

export const QuizChoiceEntry = dynamic(() => import('./entry').then((module) => module.QuizChoiceEntry))
