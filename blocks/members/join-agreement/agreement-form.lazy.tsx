'use client'
import dynamic from 'next/dynamic'

export const AgreementForm = dynamic(() => import('./agreement-form').then((module) => module.AgreementForm))
