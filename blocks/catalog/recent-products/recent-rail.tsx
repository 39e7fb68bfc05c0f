'use client'
import { forgetProducts, useRecentProducts } from '../_parts/product/use-recent-products'
import { ViewedRail } from '../_parts/viewed-rail'

/** A row of viewed products, newest first; renders nothing before the first one. */
export function RecentRail({ title, except }: { title: string; except: string | undefined }) {
  const viewed = useRecentProducts().filter(({ id }) => id !== except)
  return <ViewedRail id="recent-products" title={title} viewed={viewed} hrefOf={hrefOf} onForget={forgetProducts} />
}

const hrefOf = (id: string): string => `/zin/product/${encodeURIComponent(id)}`
