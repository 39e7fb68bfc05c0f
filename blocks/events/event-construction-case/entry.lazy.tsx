'use client'
import dynamic from 'next/dynamic'

export const ConstructionCaseEntry = dynamic(() => import('./entry').then((module) => module.ConstructionCaseEntry))
