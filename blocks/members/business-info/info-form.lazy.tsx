'use client'
import dynamic from 'next/dynamic'

export const InfoForm = dynamic(() => import('./info-form').then((module) => module.InfoForm))
