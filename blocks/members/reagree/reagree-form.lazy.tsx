'use client'
import dynamic from 'next/dynamic'

export const ReagreeForm = dynamic(() => import('./reagree-form').then((module) => module.ReagreeForm))
