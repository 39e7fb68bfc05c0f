'use client'
import dynamic from 'next/dynamic'

export const BrowserFault = dynamic(() => import('./browser-fault').then((m) => m.BrowserFault))
