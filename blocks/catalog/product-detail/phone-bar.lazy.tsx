'use client'
import dynamic from 'next/dynamic'

export const PhoneBar = dynamic(() => import('./phone-bar').then((module) => module.PhoneBar))
