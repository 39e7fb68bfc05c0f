'use client'
import dynamic from 'next/dynamic'

export const JoinEntry = dynamic(() => import('./entry').then((module) => module.JoinEntry))
