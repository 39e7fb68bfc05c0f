'use client'
import { useRef } from 'react'
import { loadAct } from '../_parts/order/load-act'
import type { placeOrder } from './place-order'

type Given = Omit<Parameters<typeof placeOrder>[0], 'unanswered'>
type Order = Parameters<typeof placeOrder> extends [unknown, ...infer Rest] ? Rest : never

/** What places the order, and `load`, which fetches it before it is pressed. */
export function usePlaceOrder(given: Given): { place: (...order: Order) => Promise<void>; load: () => void } {
  const unanswered = useRef<{ text: string; key: string }>(undefined)
  const load = () => loadAct(() => import('./place-order'))
  return {
    place: async (...order) => (await load()).placeOrder({ ...given, unanswered }, ...order),
    load: () => void load().catch(() => undefined),
  }
}
