'use client'
import dynamic from 'next/dynamic'

export const CollaboEntry = dynamic(() => import('./entry').then((module) => module.CollaboEntry))
