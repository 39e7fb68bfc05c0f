'use client'
import { useEffect } from 'react'
import { whenShown } from '@/lib/ui/when-shown'
import { rememberProduct } from '../_parts/product/use-recent-products'

/** Draws nothing: notes that the product was looked at, by somebody and not by a page that is fetched ahead (SYS-27). */
export function Remember({ id, name, image }: { id: string; name: string; image: string }) {
  useEffect(() => whenShown(() => rememberProduct({ id, name, image })), [id, name, image])
  return null
}
