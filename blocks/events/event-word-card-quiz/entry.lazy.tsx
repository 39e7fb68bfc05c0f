'use client'
import dynamic from 'next/dynamic'

export const WordCardQuizEntry = dynamic(() => import('./entry').then((module) => module.WordCardQuizEntry))
