'use client'
import dynamic from 'next/dynamic'

export const WindowPassage = dynamic(() => import('./window-passage').then((m) => m.WindowPassage))
