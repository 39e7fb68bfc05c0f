'use client'
import { call } from '@/schemas/api/base/call'
import { FacetBrowser, type FacetBrowserProps } from '@/blocks/base/_parts/facets/facet-browser'
import { askGoods, type Place } from './ask-goods'
import { GOODS_ORDERS } from './goods-orders'

export function GoodsBrowser({ place, ...props }: FacetBrowserProps & { place: Place }) {
  return <FacetBrowser {...props} sorts={GOODS_ORDERS} ask={(query, signal) => askGoods(call, place, props.size, query, signal)} />
}
