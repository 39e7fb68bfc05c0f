'use client'
import dynamic from 'next/dynamic'

export const SectionTabs = dynamic(() => import('./section-tabs').then((module) => module.SectionTabs))
