'use client'
import dynamic from 'next/dynamic'

export const RecentRail = dynamic(() => import('./recent-rail').then((module) => module.RecentRail))
