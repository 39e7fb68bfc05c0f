'use client'
import dynamic from 'next/dynamic'

export const VideoQuizEntry = dynamic(() => import('./entry').then((module) => module.VideoQuizEntry))
