'use client'
// What is in stock of the combinations that are sold already, beside the form that writes them.
import { createContext, use } from 'react'
import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import { browseStock } from '@/schemas/api/store/stock'
import { keyOf } from './with-values'

/** The record whose form this is: no id while it is not stored. A publication changes what is sold. */
export const SoldStockContext = createContext<{ id: string; publishedAt: string | null }>({ id: '', publishedAt: null })

export interface SoldStock {
  /** Pieces that can be bought, by the choices of each combination that is sold. */
  left: ReadonlyMap<string, number>
  /** It could not be read, or may not be. */
  isUnknown: boolean
  path: string
}

const NOTHING: ReadonlyMap<string, number> = new Map()
const MOST = 100

/** @param source of the field: nothing is asked where it has none. */
export function useSoldStock(source: string | undefined): SoldStock {
  const { id, publishedAt } = use(SoldStockContext)
  const { data, error } = useSWR<ReadonlyMap<string, number>, Error>(
    source === 'stock' && id !== '' ? ['sold-stock', id, publishedAt] : null,
    async () => {
      const left = new Map<string, number>()
      for (let page = 1; ; page++) {
        const { items, totalCount } = await call(browseStock, { goodsId: id, page, size: MOST })
        for (const one of items) left.set(keyOf(one.choices), one.left)
        if (items.length === 0 || page * MOST >= totalCount) return left
      }
    },
    { shouldRetryOnError: false, keepPreviousData: true },
  )
  return { left: data ?? NOTHING, isUnknown: error !== undefined, path: `/ice_builder/stock?goods=${encodeURIComponent(id)}` }
}
