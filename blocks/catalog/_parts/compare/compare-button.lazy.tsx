'use client'
import dynamic from 'next/dynamic'

export const CompareButton = dynamic(() => import('./compare-button').then((module) => module.CompareButton))
