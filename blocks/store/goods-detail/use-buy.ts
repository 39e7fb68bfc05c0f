import { useRef, useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { CallFailure } from '@/schemas/api/base/failure'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { saveCart } from '@/schemas/api/store/cart'
import { CART_PAGE } from '@/schemas/rules/store/store-paths'
import { tellCartCount } from '../_parts/cart/cart-news'

interface Pieces {
  optionId: string
  qty: number
}

/**
 * Puts pieces of goods into the cart, and goes to it where they are bought at once. A second press waits for the first; one after an answer
 * that never came sends the same key, so that the pieces are added once.
 */
export function useBuy(productId: string) {
  const [busy, setBusy] = useState<'cart' | 'now'>()
  const unanswered = useRef<Pieces & { key: string }>(undefined)
  const buy = async (pieces: Pieces, isNow: boolean) => {
    if (busy) return
    setBusy(isNow ? 'now' : 'cart')
    const last = unanswered.current
    const isSame = last?.optionId === pieces.optionId && last.qty === pieces.qty
    const key = isSame ? last.key : callKey()
    unanswered.current = { ...pieces, key }
    try {
      const { item } = await call(saveCart, { items: [{ productId, ...pieces }] }, { key })
      unanswered.current = undefined
      tellCartCount(item.count)
      if (isNow) return location.assign(CART_PAGE)
      showSnackbar('장바구니에 담았습니다.', { label: '장바구니 보기', run: () => location.assign(CART_PAGE) })
    } catch (error) {
      if (error instanceof CallFailure && error.status < 500) unanswered.current = undefined
      await sayFailure(error, { id: saveCart.id })
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, buy }
}
