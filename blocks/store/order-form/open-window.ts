// The provider's window. Loaded with the press that pays, and with it the provider's script: no other page has either.
import { loadTossPayments } from '@tosspayments/tosspayments-sdk'
import type { Item } from '@/schemas/api/base/contract'
import type { preparePayment } from '@/schemas/api/store/payments'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { DEPOSIT_HOURS, type OrderFields } from '@/schemas/rules/store/order-form'
import { ORDER_PAGES } from '@/schemas/rules/store/order-pages'

const RECEIPTS = { '': '미발행', income: '소득공제', proof: '지출증빙' } as const

/** @param items lines of the cart, for the way back. @returns when the window was closed; a payment leads to another page instead. */
export async function openWindow(order: Item<typeof preparePayment>, form: OrderFields, items: string): Promise<void> {
  const { sdkUrl, clientKey, customerKey, amount, orderId, orderName, method } = order
  const sdk = await loadTossPayments(clientKey, { src: sdkUrl })
  const payment = sdk.payment({ customerKey })
  const back = items && `?items=${items}`
  const request = {
    amount: { currency: 'KRW', value: amount },
    ...{ orderId, orderName },
    successUrl: `${location.origin}${ORDER_PAGES.loading}${back}`,
    failUrl: `${location.origin}${ORDER_PAGES.fail}${back}`,
    customerName: form.buyerName.trim(),
    customerMobilePhone: digitsOnly(form.buyerPhone),
    ...(form.buyerEmail.trim() ? { customerEmail: form.buyerEmail.trim() } : {}),
    windowTarget: 'self' as const,
  }
  const cashReceipt = { type: RECEIPTS[form.receiptKind] }
  if (method === 'CARD') await payment.requestPayment({ ...request, method: 'CARD' })
  else if (method === 'TRANSFER') await payment.requestPayment({ ...request, method: 'TRANSFER', transfer: { cashReceipt } })
  else await payment.requestPayment({ ...request, method: 'VIRTUAL_ACCOUNT', virtualAccount: { cashReceipt, validHours: DEPOSIT_HOURS } })
}
