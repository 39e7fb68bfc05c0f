'use client'
import dynamic from 'next/dynamic'

export const EventNewQuizEntry = dynamic(() => import('./entry').then((module) => module.EventNewQuizEntry))
