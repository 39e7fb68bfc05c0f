'use client'
import dynamic from 'next/dynamic'

export const EventQuizChoiceEntry = dynamic(() => import('./entry').then((module) => module.EventQuizChoiceEntry))
