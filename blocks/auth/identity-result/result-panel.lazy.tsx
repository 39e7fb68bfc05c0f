'use client'
import dynamic from 'next/dynamic'

export const ResultPanel = dynamic(() => import('./result-panel').then((module) => module.ResultPanel))
