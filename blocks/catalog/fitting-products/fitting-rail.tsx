'use client'
import { useEffect, useState } from 'react'
import { call } from '@/schemas/api/base/call'
import type { ProductHead } from '@/schemas/api/catalog/products'
import { callRecobell } from '@/schemas/api/catalog/recommendations'
import { recommendationInput } from '@/schemas/rules/catalog/recommendation-input'
import { CardLayout } from '@/blocks/base/_parts/card-layouts'
import { productCard } from '../_parts/product/product-card'
import { useRecentProducts } from '../_parts/product/use-recent-products'
import { TitledSection } from '@/blocks/base/_parts/titled-section'
import { browserId } from './browser-id'

/** Products that go with the viewed ones (`a001`), the newest first. */
const TYPE = 'a001'
/** One row. */
const MOST = 4

export function FittingRail({ id, title }: { id: string; title: string }) {
  const [newest] = useRecentProducts()
  const [products, setProducts] = useState<ProductHead[]>([])
  const basis = newest?.id
  useEffect(() => {
    if (basis === undefined) return
    const leaving = new AbortController()
    call(callRecobell, recommendationInput(TYPE, basis, browserId), { signal: leaving.signal }).then(
      ({ items }) => setProducts(items),
      // A page is complete without recommendations, so a failure is not shown.
      () => undefined,
    )
    return () => leaving.abort()
  }, [basis])
  if (basis === undefined || products.length === 0) return null
  return (
    <TitledSection id={id} title={title}>
      <CardLayout layout="grid" columns={4} label={title} level={3} ratio="1/1" items={products.slice(0, MOST).map(productCard)} />
    </TitledSection>
  )
}
