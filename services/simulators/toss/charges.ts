// What the simulated provider has in its books: payments by key, their transactions in order, and the answers that were given under a key.
import { randomBytes } from 'node:crypto'
import { demoPaymentOf } from '@/services/base/demo-payment-key'
import { settings } from '@/services/base/settings'
import type { SimulatorContext } from '../simulator'
import { cancelledReceipt, issuedOf, madeReceipt, shownReceipt, type ReceiptType, type SimulatedReceipt } from './receipts'

export interface SimulatedCharge {
  paymentKey: string
  orderId: string
  orderName: string
  status: 'READY' | 'IN_PROGRESS' | 'WAITING_FOR_DEPOSIT' | 'DONE' | 'CANCELED' | 'PARTIAL_CANCELED' | 'ABORTED' | 'EXPIRED'
  method: '카드' | '계좌이체' | '가상계좌'
  totalAmount: number
  balanceAmount: number
  requestedAt: Date
  approvedAt: Date | null
  lastTransactionKey: string | null
  secret: string
  /** What the buyer chose on the page of the window. */
  willDecline: boolean
  useEscrow: boolean
  /** What the buyer wants, with the number that they typed in the window; null without a receipt. */
  receiptType: ReceiptType | null
  cashReceipts: SimulatedReceipt[]
  virtualAccount: { accountNumber: string; bankCode: string; dueDate: Date; expired: boolean } | null
  cancels: { cancelAmount: number; cancelReason: string; refundableAmount: number; transactionKey: string; canceledAt: Date }[]
}

interface Transaction {
  transactionKey: string
  paymentKey: string
  orderId: string
  status: string
  amount: number
  transactionAt: Date
}

const MOST = 20_000
/** A payment that was authenticated and not confirmed ends after this. */
const CONFIRM_WITHIN = 10 * 60_000

export const charges = new Map<string, SimulatedCharge>()
export const transactions: Transaction[] = []

const key = (): string => randomBytes(16).toString('hex')

type ChargeRequest = Pick<SimulatedCharge, 'orderId' | 'orderName' | 'method'> &
  Partial<Pick<SimulatedCharge, 'willDecline' | 'useEscrow' | 'receiptType'>> & { amount: number }

export function authenticate(
  { orderId, orderName, amount, method, willDecline = false, useEscrow = false, receiptType = null }: ChargeRequest,
  now: Date,
): SimulatedCharge {
  const charge: SimulatedCharge = {
    paymentKey: `tdemo_${key()}`,
    ...{ orderId, orderName, method, willDecline, useEscrow, receiptType },
    cashReceipts: [],
    status: 'IN_PROGRESS',
    totalAmount: amount,
    balanceAmount: amount,
    requestedAt: now,
    approvedAt: null,
    lastTransactionKey: null,
    secret: `ps_${key()}`,
    virtualAccount: null,
    cancels: [],
  }
  charges.set(charge.paymentKey, charge)
  if (charges.size > MOST) charges.delete(charges.keys().next().value!)
  return charge
}

const METHODS = { CARD: '카드', TRANSFER: '계좌이체', VBANK: '가상계좌' } as const

/** A payment of the books. One of the demonstration's first orders is written into them when it is asked for. */
export function chargeOf(paymentKey: string, now: Date): SimulatedCharge | undefined {
  const known = charges.get(paymentKey)
  const demo = known ? undefined : demoPaymentOf(paymentKey)
  if (!demo) return known
  const { orderId, amount, method } = demo
  const made = authenticate({ orderId, orderName: '', amount, method: METHODS[method] }, now)
  charges.delete(made.paymentKey)
  made.paymentKey = paymentKey
  charges.set(paymentKey, made)
  made.status = method === 'VBANK' ? 'WAITING_FOR_DEPOSIT' : 'DONE'
  if (method === 'VBANK')
    made.virtualAccount = { accountNumber: '26600123456789', bankCode: '20', dueDate: new Date(now.getTime() + 7 * DAY), expired: false }
  else made.approvedAt = now
  return made
}
const DAY = 24 * 3_600_000

/** Ends what its clock has ended. */
export function aged(charge: SimulatedCharge, now: Date): SimulatedCharge {
  if (charge.status === 'IN_PROGRESS' && now.getTime() - charge.requestedAt.getTime() > CONFIRM_WITHIN) charge.status = 'EXPIRED'
  const account = charge.virtualAccount
  if (charge.status === 'WAITING_FOR_DEPOSIT' && account && account.dueDate < now) {
    account.expired = true
    charge.status = 'EXPIRED'
  }
  return charge
}

export function record(charge: SimulatedCharge, amount: number, now: Date): string {
  const transactionKey = key()
  charge.lastTransactionKey = transactionKey
  const { paymentKey, orderId, status } = charge
  transactions.push({ transactionKey, paymentKey, orderId, status, amount, transactionAt: now })
  if (transactions.length > MOST) transactions.shift()
  return transactionKey
}

/** A buyer who wanted a receipt is issued one with the money. */
export function issueWith(charge: SimulatedCharge, now: Date): void {
  const { receiptType: type, orderId, orderName, totalAmount: amount } = charge
  if (type) charge.cashReceipts.push(madeReceipt({ orderId, orderName, type, amount, customerIdentityNumber: WINDOW_NUMBER }, now))
}
const WINDOW_NUMBER = '01020001011'

/** And it is cancelled with it. */
export function cancelWith(charge: SimulatedCharge, amount: number, now: Date): void {
  const receipt = charge.cashReceipts.findLast(({ transactionType }) => transactionType === 'CONFIRM')
  const left = issuedOf(charge.cashReceipts)
  if (receipt && left > 0) charge.cashReceipts.push(cancelledReceipt(receipt, Math.min(amount, left), now))
}

/** The payment as the provider's API shows it. */
export function shown({ willDecline: _, receiptType: __, cashReceipts, ...charge }: SimulatedCharge, now: Date) {
  const receipts = cashReceipts.map((one) => shownReceipt(one, now))
  const supplied = Math.round((charge.balanceAmount * 10) / 11)
  return {
    version: '2022-11-16',
    mId: 'tdemo',
    currency: 'KRW',
    type: 'NORMAL',
    country: 'KR',
    ...charge,
    requestedAt: seoulTime(charge.requestedAt),
    approvedAt: charge.approvedAt && seoulTime(charge.approvedAt),
    suppliedAmount: supplied,
    vat: charge.balanceAmount - supplied,
    taxFreeAmount: 0,
    isPartialCancelable: !charge.useEscrow,
    cashReceipt: receipts.findLast(({ transactionType }) => transactionType === 'CONFIRM') ?? null,
    cashReceipts: receipts.length > 0 ? receipts : null,
    virtualAccount: charge.virtualAccount && {
      accountType: '일반',
      customerName: '구매자',
      refundStatus: 'NONE',
      settlementStatus: 'INCOMPLETED',
      ...charge.virtualAccount,
      dueDate: seoulTime(charge.virtualAccount.dueDate),
    },
    cancels:
      charge.cancels.length > 0
        ? charge.cancels.map((one) => ({ ...one, cancelStatus: 'DONE', canceledAt: seoulTime(one.canceledAt) }))
        : null,
    receipt: charge.approvedAt ? { url: '' } : null,
    failure:
      charge.status === 'ABORTED' ? { code: 'REJECT_CARD_PAYMENT', message: '한도초과 혹은 잔액부족으로 결제에 실패했습니다.' } : null,
  }
}

export const seoulTime = (at: Date): string => `${new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`

/** Sends the news of a change as often as was ordered: once, twice, later, in the wrong order or not at all. */
export async function announce(charge: SimulatedCharge, context: SimulatorContext): Promise<void> {
  const order = await context.outcome('webhookNever', 'webhookTwice', 'webhookLate')
  if (order === 'webhookNever') return
  const now = context.now()
  const bodies: object[] = [{ eventType: 'PAYMENT_STATUS_CHANGED', createdAt: seoulTime(now), data: shown(charge, now) }]
  const { secret, status, lastTransactionKey: transactionKey, orderId } = charge
  if (charge.method === '가상계좌') bodies.push({ createdAt: seoulTime(now), secret, status, transactionKey, orderId })
  const all = order === 'webhookTwice' ? [...bodies, ...bodies].toReversed() : bodies
  const wait = order === 'webhookLate' ? LATE : 0
  setTimeout(() => void Promise.all(all.map(post)), wait).unref()
}
const LATE = 3_000

const post = async (body: object): Promise<void> => {
  await fetch(`${settings().siteUrl}/svc/paymentSvcApi/tossWebhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'tosspayments-webhook-transmission-id': key(),
      'tosspayments-webhook-transmission-time': new Date().toISOString(),
      'tosspayments-webhook-transmission-retried-count': '0',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined)
}
