'use client'
import dynamic from 'next/dynamic'

export const EventReviewEntry = dynamic(() => import('./entry').then((module) => module.EventReviewEntry))
