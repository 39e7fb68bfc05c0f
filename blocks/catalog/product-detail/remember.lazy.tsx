'use client'
import dynamic from 'next/dynamic'

export const Remember = dynamic(() => import('./remember').then((module) => module.Remember))
