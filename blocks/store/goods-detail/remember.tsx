'use client'
import { useEffect } from 'react'
import { whenShown } from '@/lib/ui/when-shown'
import type { RecentProduct } from '@/schemas/rules/catalog/recent-products'
import { rememberGoods } from '../_parts/use-recent-goods'

/** Renders nothing: records that the visitor viewed the goods. A prefetched page does not count. */
export function Remember({ id, name, image }: RecentProduct) {
  useEffect(() => whenShown(() => rememberGoods({ id, name, image })), [id, name, image])
  return null
}
