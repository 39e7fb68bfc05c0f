'use client'
import dynamic from 'next/dynamic'

export const LinksPanel = dynamic(() => import('./links-panel').then((m) => m.LinksPanel))
