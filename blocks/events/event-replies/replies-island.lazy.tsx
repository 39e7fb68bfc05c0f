'use client'
import dynamic from 'next/dynamic'

export const RepliesIsland = dynamic(() => import('./replies-island').then((module) => module.RepliesIsland))
