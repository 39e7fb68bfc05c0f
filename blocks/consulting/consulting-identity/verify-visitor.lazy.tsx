'use client'
import dynamic from 'next/dynamic'

export const VerifyVisitor = dynamic(() => import('./verify-visitor').then((module) => module.VerifyVisitor))
