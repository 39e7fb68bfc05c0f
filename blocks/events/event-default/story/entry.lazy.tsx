'use client'
import dynamic from 'next/dynamic'

export const StoryEntry = dynamic(() => import('./entry').then((module) => module.StoryEntry))
