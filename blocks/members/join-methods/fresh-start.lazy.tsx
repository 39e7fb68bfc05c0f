'use client'
import dynamic from 'next/dynamic'

export const FreshStart = dynamic(() => import('./fresh-start').then((module) => module.FreshStart))
