'use client'
import dynamic from 'next/dynamic'

export const MyReviews = dynamic(() => import('./my-reviews').then((module) => module.MyReviews))
