'use client'
import dynamic from 'next/dynamic'

export const PopupCard = dynamic(() => import('./popup-card').then((m) => m.PopupCard))
