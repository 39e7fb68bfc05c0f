'use client'
import dynamic from 'next/dynamic'

export const EventStillCutEntry = dynamic(() => import('./entry').then((module) => module.EventStillCutEntry))
