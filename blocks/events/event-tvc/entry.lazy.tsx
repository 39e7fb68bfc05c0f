'use client'
import dynamic from 'next/dynamic'

export const TvQuizEntry = dynamic(() => import('./entry').then((module) => module.TvQuizEntry))
