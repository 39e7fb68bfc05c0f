'use client'
import { useRef } from 'react'
import { follow } from '@/lib/ui/control-navigation'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import type { Input, Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import type { CartItem } from '@/schemas/api/store/cart'
import { preparePayment } from '@/schemas/api/store/payments'
import { GUEST_AGREEMENT_NEEDED } from '@/schemas/rules/store/guest-consents'
import { pointsOf, type OrderFields } from '@/schemas/rules/store/order-form'
import { ORDER_PAGES } from '@/schemas/rules/store/order-pages'
import { keptOrder } from '../_parts/order/kept-order'
import type { Coupon } from './load'

type Sent = Input<typeof preparePayment>
type Prepared = Item<typeof preparePayment>

interface Given {
  items: string
  isMember: boolean
  readAgain: () => Promise<unknown>
}

const NO_WINDOW = '결제창을 열지 못했습니다. 인터넷 연결을 확인하고 다시 눌러 주세요. 입력하신 내용은 그대로 있습니다.'
const WINDOW_CLOSED = '결제를 취소하셨습니다. 입력하신 내용은 그대로 있습니다.'

/**
 * Has the order written, and opens the provider's window. A second press waits for the first; one after an answer that never came sends the
 * same key, so that one order is written. What changed meanwhile is read again, and asked about by the form.
 */
export function usePlaceOrder({ items, isMember, readAgain }: Given) {
  const unanswered = useRef<{ text: string; key: string }>(undefined)
  const prepare = async (sent: Sent): Promise<Prepared> => {
    const text = JSON.stringify(sent)
    const key = unanswered.current?.text === text ? unanswered.current.key : callKey()
    unanswered.current = { text, key }
    try {
      const { item } = await call(preparePayment, sent, { key })
      unanswered.current = undefined
      return item
    } catch (error) {
      if (error instanceof CallFailure && error.code !== 'network' && error.status < 500) {
        unanswered.current = undefined
        if (error.status === 409) await readAgain().catch(() => undefined)
      }
      throw error
    }
  }
  return async (form: OrderFields, lines: readonly CartItem[], coupon: Coupon | undefined, amount: number): Promise<void> => {
    // The script of the window comes while the order is written.
    const opening = import('../_parts/order/open-window').then(
      ({ openWindow }) => openWindow,
      () => undefined,
    )
    let order: Prepared
    try {
      order = await prepare(requestOf(form, lines, coupon, amount, isMember))
    } catch (error) {
      if (!(error instanceof CallFailure) || error.message !== GUEST_AGREEMENT_NEEDED) throw error
      return follow(`${ORDER_PAGES.agreement}${items && `?items=${items}`}`)
    }
    if (order.paidYn === 'Y') {
      keptOrder.forget()
      return location.assign(`${ORDER_PAGES.complete}?orderId=${order.orderId}`)
    }
    keptOrder.keepOrderId(order.orderId)
    const openWindow = await opening
    if (!openWindow) throw new CallFailure('window', NO_WINDOW)
    const back = items && `?items=${items}`
    try {
      await Promise.race([
        openWindow(order, form, { success: ORDER_PAGES.loading + back, fail: ORDER_PAGES.fail + back }),
        untilShownAgain(),
      ])
    } catch (error) {
      const code = (error as { code?: unknown }).code
      throw new CallFailure('window', code === 'USER_CANCEL' || code === 'PAY_PROCESS_CANCELED' ? WINDOW_CLOSED : NO_WINDOW, {
        cause: error,
      })
    }
  }
}

/** The window may be left by the browser's way back, which shows this page as it was. */
const untilShownAgain = (): Promise<void> =>
  new Promise((done) => addEventListener('pageshow', ({ persisted }) => persisted && done(), { once: true }))

function requestOf(form: OrderFields, lines: readonly CartItem[], coupon: Coupon | undefined, amount: number, isMember: boolean): Sent {
  const { buyerName, buyerPhone, buyerEmail, name, phoneNo, zipCode, address, addressDetail, request, method, receiptKind } = form
  const replaces = keptOrder.orderId()
  const points = isMember ? pointsOf(form.points) : 0
  return {
    items: lines.map(({ optionId, qty }) => ({ variantId: optionId, qty })),
    buyer: { name: buyerName, phoneNo: buyerPhone, email: buyerEmail },
    delivery: { ...{ name, phoneNo, zipCode, address, addressDetail, request } },
    ...(coupon ? { couponId: coupon.couponId } : {}),
    ...(points > 0 ? { points } : {}),
    method,
    ...(method !== 'CARD' && receiptKind ? { receipt: { kind: receiptKind } } : {}),
    ...(method !== 'CARD' && form.escrow ? { escrow: true } : {}),
    amount,
    fromCart: true,
    ...(replaces ? { replaces } : {}),
    agreed: form.agreed,
    ...(form.customAgreed ? { customAgreed: true } : {}),
  }
}
