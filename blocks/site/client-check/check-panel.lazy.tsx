'use client'
import dynamic from 'next/dynamic'

export const CheckPanel = dynamic(() => import('./check-panel').then((m) => m.CheckPanel))
