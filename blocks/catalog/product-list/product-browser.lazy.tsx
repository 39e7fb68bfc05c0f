'use client'
import dynamic from 'next/dynamic'

export const ProductBrowser = dynamic(() => import('./product-browser').then((module) => module.ProductBrowser))
