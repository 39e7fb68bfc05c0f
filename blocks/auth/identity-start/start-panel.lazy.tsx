'use client'
import dynamic from 'next/dynamic'

export const StartPanel = dynamic(() => import('./start-panel').then((module) => module.StartPanel))
