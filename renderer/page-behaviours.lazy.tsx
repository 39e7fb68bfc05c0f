'use client'
import dynamic from 'next/dynamic'

export const PageBehaviours = dynamic(() => import('./page-behaviours').then((module) => module.PageBehaviours))
