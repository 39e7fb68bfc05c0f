'use client'
import { useSyncExternalStore } from 'react'
import { keptOrder } from '../_parts/order/kept-order'

const never = () => () => undefined

/** The sentence of the refusal. @param isOwn our own service refused: what it said is in this tab. */
export function SaidWords({ words, isOwn }: { words: string; isOwn: boolean }) {
  const said = useSyncExternalStore(never, keptOrder.said, () => undefined)
  return <p role="status">{(isOwn && said) || words}</p>
}
