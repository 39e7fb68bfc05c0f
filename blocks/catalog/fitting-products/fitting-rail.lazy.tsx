'use client'
import dynamic from 'next/dynamic'

export const FittingRail = dynamic(() => import('./fitting-rail').then((module) => module.FittingRail))
