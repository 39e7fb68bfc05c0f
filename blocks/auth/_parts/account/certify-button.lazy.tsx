'use client'
import dynamic from 'next/dynamic'

export const CertifyButton = dynamic(() => import('./certify-button').then((module) => module.CertifyButton))
