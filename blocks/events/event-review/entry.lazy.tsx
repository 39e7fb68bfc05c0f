'use client'
import dynamic from 'next/dynamic'

export const ReviewEntry = dynamic(() => import('./entry').then((module) => module.ReviewEntry))
