'use client'
import dynamic from 'next/dynamic'

export const PressEntry = dynamic(() => import('./entry').then((module) => module.PressEntry))
