'use client'
import dynamic from 'next/dynamic'

export const IdentityStep = dynamic(() => import('./identity-step').then((module) => module.IdentityStep))
