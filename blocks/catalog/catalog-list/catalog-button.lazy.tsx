'use client'
import { island } from '@/renderer/island'

export const CatalogButton = island('catalog/catalog-list/catalog-button', () =>
  import('./catalog-button').then((module) => module.CatalogButton),
)
