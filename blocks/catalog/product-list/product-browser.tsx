'use client'
import { call } from '@/schemas/api/base/call'
import type { CardItem } from '@/blocks/base/_parts/card'
import { CompareButton } from '../_parts/compare/compare-button.lazy'
import { FacetBrowser, type FacetBrowserProps } from '@/blocks/base/_parts/facets/facet-browser'
import { PRODUCT_ORDERS } from './product-orders'
import { askProducts, type ComparableCard } from './ask-products'

/** The products of a category, filtered by its attributes; each card can be added to the compare list. */
export function ProductBrowser({ category, ...props }: FacetBrowserProps & { category: string }) {
  return (
    <FacetBrowser
      {...props}
      sorts={PRODUCT_ORDERS}
      ask={(query, signal) => askProducts(call, category, props.size, query, signal)}
      beside={compareButton}
    />
  )
}

function compareButton(card: CardItem) {
  const { compare } = card as ComparableCard
  return (
    <div className="absolute top-2 right-2">
      <CompareButton product={compare} look="icon" />
    </div>
  )
}
