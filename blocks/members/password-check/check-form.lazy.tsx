'use client'
import dynamic from 'next/dynamic'

export const CheckForm = dynamic(() => import('./check-form').then((module) => module.CheckForm))
