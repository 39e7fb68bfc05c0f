'use client'
import dynamic from 'next/dynamic'

export const VendorSurveyEntry = dynamic(() => import('./entry').then((module) => module.VendorSurveyEntry))
