'use client'
import dynamic from 'next/dynamic'

export const ColourChoice = dynamic(() => import('./colour-choice').then((module) => module.ColourChoice))
