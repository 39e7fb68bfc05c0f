'use client'
import dynamic from 'next/dynamic'

export const VerifyButton = dynamic(() => import('./verify-button').then((module) => module.VerifyButton))
