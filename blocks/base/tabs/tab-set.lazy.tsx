'use client'
import dynamic from 'next/dynamic'

export const TabSet = dynamic(() => import('./tab-set').then((module) => module.TabSet))
