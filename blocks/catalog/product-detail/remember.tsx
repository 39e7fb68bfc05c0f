'use client'
import { useEffect } from 'react'
import { whenShown } from '@/lib/ui/when-shown'
import { rememberProduct } from '../_parts/product/use-recent-products'

/** Renders nothing: notes that the visitor looked at the product. A page that is only prefetched does not count (SYS-27). */
export function Remember({ id, name, image }: { id: string; name: string; image: string }) {
  useEffect(() => whenShown(() => rememberProduct({ id, name, image })), [id, name, image])
  return null
}
