'use client'
import dynamic from 'next/dynamic'

export const CatalogButton = dynamic(() => import('./catalog-button').then((module) => module.CatalogButton))
