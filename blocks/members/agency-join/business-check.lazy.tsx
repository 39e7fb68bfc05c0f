'use client'
import dynamic from 'next/dynamic'

export const BusinessCheck = dynamic(() => import('./business-check').then((module) => module.BusinessCheck))
