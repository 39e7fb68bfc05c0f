'use client'
import dynamic from 'next/dynamic'

export const ResetForm = dynamic(() => import('./reset-form').then((module) => module.ResetForm))
