'use client'
import dynamic from 'next/dynamic'

export const NewQuizEntry = dynamic(() => import('./entry').then((module) => module.NewQuizEntry))
