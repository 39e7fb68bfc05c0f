'use client'
import dynamic from 'next/dynamic'

export const CaseBrowser = dynamic(() => import('./case-browser').then((module) => module.CaseBrowser))
