'use client'
import dynamic from 'next/dynamic'

export const ExamButton = dynamic(() => import('./exam-button').then((module) => module.ExamButton))
