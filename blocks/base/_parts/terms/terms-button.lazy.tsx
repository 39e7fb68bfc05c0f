'use client'
import dynamic from 'next/dynamic'

export const TermsButton = dynamic(() => import('./terms-button').then((module) => module.TermsButton))
