'use client'
import dynamic from 'next/dynamic'

export const Carousel = dynamic(() => import('./carousel').then((module) => module.Carousel))
