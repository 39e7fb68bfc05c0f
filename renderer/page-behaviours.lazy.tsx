'use client'
import dynamic from 'next/dynamic'

export const PageManners = dynamic(() => import('./page-behaviours').then((module) => module.PageManners))
