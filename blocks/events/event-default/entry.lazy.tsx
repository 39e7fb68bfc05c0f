'use client'
import dynamic from 'next/dynamic'

export const EventDefaultEntry = dynamic(() => import('./entry').then((module) => module.EventDefaultEntry))
