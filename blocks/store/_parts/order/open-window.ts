// The provider's window. Loaded with the press that pays, and with it the provider's script: no other page has either.
import { loadTossPayments } from '@tosspayments/tosspayments-sdk'
import type { Item } from '@/schemas/api/base/contract'
import type { preparePayment } from '@/schemas/api/store/payments'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import type { OrderFields } from '@/schemas/rules/store/order-form'

const RECEIPTS = { '': '미발행', income: '소득공제', proof: '지출증빙' } as const

type PreparedOrder = Pick<
  Item<typeof preparePayment>,
  'sdkUrl' | 'clientKey' | 'depositHours' | 'customerKey' | 'amount' | 'orderId' | 'orderName' | 'method' | 'escrowProducts'
>
type Payer = Pick<OrderFields, 'buyerName' | 'buyerPhone' | 'buyerEmail' | 'receiptKind'>
/** Paths that the window comes back to. */
interface Ways {
  success: string
  fail: string
}

/** @returns when the window was closed; a payment leads to another page instead. */
export async function openWindow(order: PreparedOrder, payer: Payer, ways: Ways): Promise<void> {
  const { sdkUrl, clientKey, customerKey, amount, orderId, orderName, method, escrowProducts } = order
  const sdk = await loadTossPayments(clientKey, { src: sdkUrl })
  const payment = sdk.payment({ customerKey })
  const request = {
    amount: { currency: 'KRW', value: amount },
    ...{ orderId, orderName },
    successUrl: location.origin + ways.success,
    failUrl: location.origin + ways.fail,
    // Who pays by a link is not named: the window asks.
    ...(payer.buyerName ? { customerName: payer.buyerName.trim(), customerMobilePhone: digitsOnly(payer.buyerPhone) } : {}),
    ...(payer.buyerEmail.trim() ? { customerEmail: payer.buyerEmail.trim() } : {}),
    windowTarget: 'self' as const,
  }
  const cash = {
    cashReceipt: { type: RECEIPTS[payer.receiptKind] },
    ...(escrowProducts.length > 0 ? { useEscrow: true, escrowProducts } : {}),
  }
  if (method === 'CARD') await payment.requestPayment({ ...request, method: 'CARD' })
  else if (method === 'TRANSFER') await payment.requestPayment({ ...request, method: 'TRANSFER', transfer: cash })
  else await payment.requestPayment({ ...request, method: 'VIRTUAL_ACCOUNT', virtualAccount: { ...cash, validHours: order.depositHours } })
}
