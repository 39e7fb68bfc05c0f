'use client'
import dynamic from 'next/dynamic'

export const FirstForm = dynamic(() => import('./first-form').then((module) => module.FirstForm))
