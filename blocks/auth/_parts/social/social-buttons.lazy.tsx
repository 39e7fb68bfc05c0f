'use client'
import dynamic from 'next/dynamic'

export const SocialButtons = dynamic(() => import('./social-buttons').then((m) => m.SocialButtons))
