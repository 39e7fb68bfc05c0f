'use client'
import dynamic from 'next/dynamic'

export const Calculator = dynamic(() => import('./calculator').then((module) => module.Calculator))
