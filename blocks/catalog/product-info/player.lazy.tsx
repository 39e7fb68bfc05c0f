'use client'
import dynamic from 'next/dynamic'

export const Player = dynamic(() => import('@/blocks/base/_parts/player').then((module) => module.Player))
