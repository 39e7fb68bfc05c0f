'use client'
import { island } from '@/renderer/island'

export const ProductBrowser = island('catalog/product-list/product-browser', () =>
  import('./product-browser').then((module) => module.ProductBrowser),
)
