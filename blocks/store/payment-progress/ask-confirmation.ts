import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { confirmPayment } from '@/schemas/api/store/payments'
import { RESULT_UNKNOWN } from '@/schemas/rules/store/order-form'

export type Confirmed =
  | { is: 'done'; orderId: string; isGuest: boolean }
  | { is: 'failed'; words: string }
  | { is: 'paid'; orderId: string; isGuest: boolean }
  | { is: 'unknown' }
  | { is: 'nothing' }
  | { is: 'signIn' }

/** Answers that say nothing of the payment: it is asked for again. */
const isSilent = ({ code, status, message }: CallFailure): boolean =>
  code === 'network' || code === 'unknown' || status >= 500 || status === 408 || status === 429 || message === RESULT_UNKNOWN

/** @param query as the provider's window came back. */
export async function askConfirmation(query: URLSearchParams): Promise<Confirmed> {
  const [orderId, paymentKey, amount] = ['orderId', 'paymentKey', 'amount'].map((name) => query.get(name) ?? '') as [string, string, string]
  if (!orderId || !paymentKey || !/^\d{1,10}$/.test(amount)) return { is: 'nothing' }
  try {
    const { item } = await call(confirmPayment, { orderId, paymentKey, amount: Number(amount) })
    return { is: 'done', orderId: item.orderId, isGuest: item.guestYn === 'Y' }
  } catch (error) {
    if (!(error instanceof CallFailure) || isSilent(error)) return { is: 'unknown' }
    if (error.status === 401) return { is: 'signIn' }
    // The order that the window belongs to was paid before: nothing more is taken.
    const paid = error.item as { orderId?: string; guestYn?: string } | undefined
    if (paid?.orderId) return { is: 'paid', orderId: paid.orderId, isGuest: paid.guestYn === 'Y' }
    return { is: 'failed', words: error.message }
  }
}
