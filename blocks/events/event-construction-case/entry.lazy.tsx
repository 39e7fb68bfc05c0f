'use client'
import dynamic from 'next/dynamic'

export const EventConstructionCaseEntry = dynamic(() => import('./entry').then((module) => module.EventConstructionCaseEntry))
