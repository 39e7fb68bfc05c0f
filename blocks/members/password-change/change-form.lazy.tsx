'use client'
import dynamic from 'next/dynamic'

export const ChangeForm = dynamic(() => import('./change-form').then((module) => module.ChangeForm))
