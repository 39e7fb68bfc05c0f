'use client'
import dynamic from 'next/dynamic'

export const EventWordCardQuizEntry = dynamic(() => import('./entry').then((module) => module.EventWordCardQuizEntry))
