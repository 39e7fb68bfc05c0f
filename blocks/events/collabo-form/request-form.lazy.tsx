'use client'
import dynamic from 'next/dynamic'

export const RequestForm = dynamic(() => import('./request-form').then((module) => module.RequestForm))
