'use client'
import dynamic from 'next/dynamic'

export const MbtiEntry = dynamic(() => import('./entry').then((module) => module.MbtiEntry))
