'use client'
import dynamic from 'next/dynamic'

export const Pill = dynamic(() => import('./pill').then((module) => module.Pill))
