'use client'
import dynamic from 'next/dynamic'

export const EventVideoQuizEntry = dynamic(() => import('./entry').then((module) => module.EventVideoQuizEntry))
