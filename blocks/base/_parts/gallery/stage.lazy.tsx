'use client'
import dynamic from 'next/dynamic'

export const Stage = dynamic(() => import('./stage').then((module) => module.Stage))
