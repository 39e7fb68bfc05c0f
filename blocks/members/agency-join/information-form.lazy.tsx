'use client'
import dynamic from 'next/dynamic'

export const InformationForm = dynamic(() => import('./information-form').then((module) => module.InformationForm))
