'use client'
import dynamic from 'next/dynamic'

export const PageManners = dynamic(() => import('./page-manners').then((module) => module.PageManners))
