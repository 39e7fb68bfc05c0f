'use client'
import dynamic from 'next/dynamic'

export const VerifyStep = dynamic(() => import('./verify-step').then((module) => module.VerifyStep))
