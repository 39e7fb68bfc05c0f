'use client'
import dynamic from 'next/dynamic'

export const ShareButton = dynamic(() => import('./share-button').then((module) => module.ShareButton))
