'use client'
import dynamic from 'next/dynamic'

export const CopyGuard = dynamic(() => import('./copy-guard').then((m) => m.CopyGuard))
