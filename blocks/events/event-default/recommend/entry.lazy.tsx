'use client'
import dynamic from 'next/dynamic'

export const RecommendEntry = dynamic(() => import('./entry').then((module) => module.RecommendEntry))
