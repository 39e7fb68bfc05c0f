'use client'
import dynamic from 'next/dynamic'

export const HeaderBehaviour = dynamic(() => import('./header-behaviour').then((module) => module.HeaderBehaviour))
