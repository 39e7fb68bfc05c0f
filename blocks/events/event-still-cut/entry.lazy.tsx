'use client'
import dynamic from 'next/dynamic'

export const StillCutEntry = dynamic(() => import('./entry').then((module) => module.StillCutEntry))
