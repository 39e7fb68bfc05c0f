'use client'
import dynamic from 'next/dynamic'

export const EventTvcEntry = dynamic(() => import('./entry').then((module) => module.EventTvcEntry))
