'use client'
import dynamic from 'next/dynamic'

export const VerifyForm = dynamic(() => import('./verify-form').then((module) => module.VerifyForm))
