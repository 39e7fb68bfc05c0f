'use client'
import dynamic from 'next/dynamic'

export const EventJoinEntry = dynamic(() => import('./entry').then((module) => module.EventJoinEntry))
