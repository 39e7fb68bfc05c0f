'use client'
import dynamic from 'next/dynamic'

export const Returned = dynamic(() => import('./returned').then((module) => module.Returned))
