// What the press on 결제하기 does. It comes with the first touch of the form: whoever only looks at it does not load it.
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
import { enterWindow } from '../_parts/order/enter-window'
import { keptOrder } from '../_parts/order/kept-order'
import type { Coupon } from './load'

type Sent = Input<typeof preparePayment>
type Prepared = Item<typeof preparePayment>

interface Given {
  items: string
  isMember: boolean
  readAgain: () => Promise<unknown>
  /** The request whose answer never came. */
  unanswered: { current: { text: string; key: string } | undefined }
}

/**
 * Has the order written, and opens the provider's window. A second press waits for the first; one after an answer that never came sends the
 * same key, so that one order is written. What changed meanwhile is read again, and asked about by the form.
 */
export async function placeOrder(
  given: Given,
  form: OrderFields,
  lines: readonly CartItem[],
  coupon: Coupon | undefined,
  amount: number,
): Promise<void> {
  const { items, isMember } = given
  let order: Prepared
  try {
    order = await prepare(requestOf(form, lines, coupon, amount, isMember), given)
  } catch (error) {
    if (!(error instanceof CallFailure) || error.message !== GUEST_AGREEMENT_NEEDED) throw error
    return follow(`${ORDER_PAGES.agreement}${items && `?items=${items}`}`)
  }
  if (order.paidYn === 'Y') {
    keptOrder.forget()
    return location.assign(`${ORDER_PAGES.complete}?orderId=${order.orderId}`)
  }
  keptOrder.keepOrderId(order.orderId)
  const back = items && `?items=${items}`
  await enterWindow(order, form, { success: ORDER_PAGES.loading + back, fail: ORDER_PAGES.fail + back })
}

async function prepare(sent: Sent, { readAgain, unanswered }: Given): Promise<Prepared> {
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

function requestOf(form: OrderFields, lines: readonly CartItem[], coupon: Coupon | undefined, amount: number, isMember: boolean): Sent {
  const { buyerName, buyerPhone, buyerEmail, name, phoneNo, zipCode, address, addressDetail, request, wishedDay, method, receiptKind } =
    form
  const replaces = keptOrder.orderId()
  const points = isMember ? pointsOf(form.points) : 0
  return {
    items: lines.map(({ optionId, qty }) => ({ variantId: optionId, qty })),
    buyer: { name: buyerName, phoneNo: buyerPhone, email: buyerEmail },
    delivery: { ...{ name, phoneNo, zipCode, address, addressDetail, request } },
    ...(wishedDay ? { wishedDay } : {}),
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
