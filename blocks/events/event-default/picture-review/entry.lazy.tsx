'use client'
import dynamic from 'next/dynamic'

export const PictureReviewEntry = dynamic(() => import('./entry').then((module) => module.PictureReviewEntry))
