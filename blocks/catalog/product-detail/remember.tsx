'use client'
import { useEffect } from 'react'
import { whenShown } from '@/lib/ui/when-shown'
import { rememberProduct } from '../_parts/product/use-recent-products'

/** Renders nothing: records that the visitor viewed the product. A prefetched page does not count (SYS-27). */
export function Remember({ id, name, image }: { id: string; name: string; image: string }) {
  useEffect(() => whenShown(() => rememberProduct({ id, name, image })), [id, name, image])
  return null
}
