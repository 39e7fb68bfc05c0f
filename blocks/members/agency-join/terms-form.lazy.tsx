'use client'
import dynamic from 'next/dynamic'

export const TermsForm = dynamic(() => import('./terms-form').then((module) => module.TermsForm))
