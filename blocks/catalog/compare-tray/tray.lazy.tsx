'use client'
import dynamic from 'next/dynamic'

export const Tray = dynamic(() => import('./tray').then((module) => module.Tray))
