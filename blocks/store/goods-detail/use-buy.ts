import { useRef, useState } from 'react'
import { callKey } from '@/schemas/api/base/call-key'
import type { Pieces } from './put-into-cart'

/**
 * Puts pieces of goods into the cart, or buys them at once. What sends them is loaded with the first press. A second press waits for the
 * first; one after an answer that never came sends the same key, so that the pieces are added once.
 */
export function useBuy() {
  const [busy, setBusy] = useState<'cart' | 'now'>()
  const unanswered = useRef<Pieces & { key: string }>(undefined)
  const buy = async (pieces: Pieces, isNow: boolean) => {
    if (busy) return
    setBusy(isNow ? 'now' : 'cart')
    try {
      const last = unanswered.current
      const isSame = last?.optionId === pieces.optionId && last.qty === pieces.qty
      const key = isSame ? last.key : callKey()
      unanswered.current = { ...pieces, key }
      const { putIntoCart } = await import('./put-into-cart')
      if (await putIntoCart(pieces, key, isNow)) unanswered.current = undefined
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, buy }
}
