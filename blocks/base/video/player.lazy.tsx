'use client'
import dynamic from 'next/dynamic'

export const Player = dynamic(() => import('../_parts/player').then((module) => module.Player))
