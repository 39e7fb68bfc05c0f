'use client'
import dynamic from 'next/dynamic'

export const ShareAddressEntry = dynamic(() => import('./entry').then((module) => module.ShareAddressEntry))
