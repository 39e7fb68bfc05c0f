'use client'
import dynamic from 'next/dynamic'

export const SurveyEntry = dynamic(() => import('./entry').then((module) => module.SurveyEntry))
