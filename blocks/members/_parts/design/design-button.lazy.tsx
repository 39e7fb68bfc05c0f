'use client'
import dynamic from 'next/dynamic'

export const DesignButton = dynamic(() => import('./design-button').then((module) => module.DesignButton))
