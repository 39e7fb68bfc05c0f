'use client'
import dynamic from 'next/dynamic'

export const PlainEntry = dynamic(() => import('./entry').then((module) => module.PlainEntry))
