'use client'
import { useEffect, useRef, useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { listCart, removeCart, saveCart, type CartGroup, type CartItem } from '@/schemas/api/store/cart'
import { cartCount } from '@/schemas/rules/store/cart-count'
import { hearCartCount, tellCartCount } from '@/blocks/base/_parts/cart-count'

type Change = Partial<Pick<CartItem, 'qty' | 'optionId'>>

interface UsedCart {
  /** Undefined until the first answer; null after a failure. */
  groups: CartGroup[] | null | undefined
  change: (line: CartItem, change: Change) => void
  remove: (lines: readonly CartItem[]) => Promise<void>
  readAgain: () => void
}

/**
 * The cart on the screen. A change shows at once and is put right when its call fails; the changes of one line follow one another, so that
 * the last press decides. What other tabs change is read again.
 */
export function useCart(first: CartGroup[] | null): UsedCart {
  const [groups, setGroups] = useState<CartGroup[] | null | undefined>(first ?? undefined)
  /** The latest change: an answer to an earlier one is not shown. */
  const latest = useRef(0)
  const sending = useRef(new Map<number, CartItem | undefined>())

  /** @param isHeard another tab said it: saying it again would go back and forth for ever. */
  const refresh = async (isHeard = false): Promise<void> => {
    const turn = ++latest.current
    const { items } = await call(listCart, {})
    if (turn !== latest.current || sending.current.size > 0) return
    setGroups(items)
    if (!isHeard) tellCartCount(cartCount(items))
  }
  // Reading fails quietly (E-SWALLOW): what is shown stays, and where nothing is, the page offers to try again.
  const readAgain = () => void refresh().catch(() => setGroups((shown) => shown ?? null))

  const isRead = groups !== undefined
  const started = useRef(isRead)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    if (!started.current) readAgain()
    hearCartCount((_, isElsewhere) => isElsewhere && readQuietly(), signal)
    addEventListener('pageshow', ({ persisted }) => persisted && readQuietly(), { signal })
    function readQuietly() {
      void refresh(true).catch(() => undefined)
    }
    return () => stop.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for as long as the page is open
  }, [])

  const send = async (wanted: CartItem): Promise<void> => {
    const { cartSeq } = wanted
    if (sending.current.has(cartSeq)) return void sending.current.set(cartSeq, wanted)
    sending.current.set(cartSeq, undefined)
    try {
      for (let next: CartItem | undefined = wanted; next; next = takeNext(cartSeq)) {
        const { productId, optionId, qty } = next
        await call(saveCart, { items: [{ productId, optionId, qty, cartSeq }] }, { key: callKey() })
      }
    } catch (error) {
      void sayFailure(error, { id: saveCart.id })
    }
    sending.current.delete(cartSeq)
    await refresh().catch(() => undefined)
  }
  const takeNext = (cartSeq: number): CartItem | undefined => {
    const next = sending.current.get(cartSeq)
    sending.current.set(cartSeq, undefined)
    return next
  }

  const change = (line: CartItem, to: Change): void => {
    const wanted = { ...line, ...to }
    setGroups((shown) => shown?.map((group) => withLine(group, wanted)))
    void send(wanted)
  }

  const undo = async (lines: readonly CartItem[]): Promise<void> => {
    const items = lines.map(({ productId, optionId, qty, cartSeq }) => ({ productId, optionId, qty, cartSeq }))
    try {
      await call(saveCart, { items }, { key: callKey() })
      await refresh()
      showSnackbar('장바구니에 다시 담았습니다.')
    } catch (error) {
      await sayFailure(error, { id: saveCart.id })
    }
  }
  const remove = async (lines: readonly CartItem[]): Promise<void> => {
    const gone = new Set(lines.map(({ cartSeq }) => cartSeq))
    latest.current += 1
    setGroups((shown) => shown?.map((group) => without(group, gone)).filter(({ items }) => items.length > 0))
    try {
      const { item } = await call(removeCart, { cartSeqs: [...gone] })
      tellCartCount(item.count)
    } catch (error) {
      await refresh().catch(() => undefined)
      return sayFailure(error, { id: removeCart.id })
    }
    // What staff deleted cannot be put back.
    const known = lines.filter(({ productId, optionId }) => productId && optionId)
    const words = lines.length === 1 ? '장바구니에서 뺐습니다.' : `상품 ${lines.length}개를 장바구니에서 뺐습니다.`
    showSnackbar(words, known.length > 0 ? { label: '되돌리기', run: () => void undo(known) } : undefined)
    await refresh().catch(() => undefined)
  }
  return { groups, change, remove, readAgain }
}

/** A line whose owner changed it has seen its price. */
const withLine = (group: CartGroup, wanted: CartItem): CartGroup => ({
  ...group,
  items: group.items.map((line) =>
    line.cartSeq === wanted.cartSeq ? { ...wanted, seenPrice: null, state: stateAfter(line, wanted) } : line,
  ),
})

const stateAfter = ({ state, left }: CartItem, { qty }: CartItem): CartItem['state'] =>
  state === 'short' && left !== null && qty <= left ? 'ok' : state

const without = (group: CartGroup, gone: ReadonlySet<number>): CartGroup => ({
  ...group,
  items: group.items.filter(({ cartSeq }) => !gone.has(cartSeq)),
})
