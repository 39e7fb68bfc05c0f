// Toss Payments (core API v1). The browser's window only brings a payment key; charges, refunds and what became of them are asked for here, with
// our secret. An answer is the payment, a refusal, or not known: then the caller reads the payment and decides, and never asks twice under
// another key.
import { PAYMENT_METHODS, type PaymentMethod } from '@/schemas/api/store/orders'
import { settings } from '@/services/base/settings'
import { askProvider, type NotAnswered } from './ask-provider'
import { receiptsOf, type Receipt } from './receipts-of'
import { textOf } from './text-of'

const CHARGE_STATES = ['READY', 'IN_PROGRESS', 'WAITING_FOR_DEPOSIT', 'DONE', 'CANCELED', 'PARTIAL_CANCELED', 'ABORTED', 'EXPIRED'] as const

/** A payment as the provider has it. */
export interface Charge {
  paymentKey: string
  orderId: string
  state: (typeof CHARGE_STATES)[number]
  /** Won that were asked for, and what is left of them after cancellations. */
  amount: number
  balance: number
  /** Whether the money is or was there: false for a virtual account that nobody paid into, or whose bank took the deposit back. */
  isApproved: boolean
  method: PaymentMethod
  receiptUrl: string
  /** Of a virtual account. */
  account: { bank: string; accountNo: string; dueAt: Date } | undefined
  cancels: { key: string; amount: number }[]
  /** Whether the provider holds the money for the buyer (구매안전서비스): it can then be cancelled as a whole only. */
  isEscrow: boolean
  /** Cash receipts that were issued and cancelled with it. */
  receipts: Receipt[]
  /** Of a failed one. */
  failure: string
}

export type ChargeResult = { ok: true; charge: Charge } | NotAnswered

/** A line of the provider's list of transactions. */
interface ChargeLine {
  transactionKey: string
  paymentKey: string
  orderId: string
}

const METHODS: Readonly<Record<string, PaymentMethod>> = {
  카드: 'CARD',
  간편결제: 'CARD',
  휴대폰: 'CARD',
  계좌이체: 'TRANSFER',
  가상계좌: 'VBANK',
}

/** Undefined without a contract with the provider: nothing can be paid then. */
export const paymentProvider = () => settings().outside.payments

/** Asks for the money of an authenticated payment. @param key of this attempt: the same attempt is charged once, however often it is asked for. */
export const confirmCharge = (of: { paymentKey: string; orderId: string; amount: number }, key: string): Promise<ChargeResult> =>
  ask('POST', '/v1/payments/confirm', { body: of, key })

export const readCharge = (paymentKey: string): Promise<ChargeResult> => ask('GET', `/v1/payments/${encodeURIComponent(paymentKey)}`)

export const readChargeOfOrder = (orderId: string): Promise<ChargeResult> =>
  ask('GET', `/v1/payments/orders/${encodeURIComponent(orderId)}`)

interface Cancellation {
  reason: string
  /** Won; all that is left without it. */
  amount?: number
  /** Only and always for a paid virtual account. */
  account?: { bank: string; accountNo: string; holder: string }
}

/** @param key of the refund: the same refund is made once. */
export const cancelCharge = (paymentKey: string, { reason, amount, account }: Cancellation, key: string): Promise<ChargeResult> =>
  ask('POST', `/v1/payments/${encodeURIComponent(paymentKey)}/cancel`, {
    body: {
      cancelReason: reason.slice(0, 200),
      ...(amount === undefined ? {} : { cancelAmount: amount }),
      ...(account ? { refundReceiveAccount: { bank: account.bank, accountNumber: account.accountNo, holderName: account.holder } } : {}),
    },
    key,
  })

const MOST_LINES = 100

/** All transactions of a time, oldest first. Undefined where the provider did not answer. */
export async function listCharges(from: Date, until: Date): Promise<ChargeLine[] | undefined> {
  const lines: ChargeLine[] = []
  for (;;) {
    const after = lines.at(-1)?.transactionKey
    const query = new URLSearchParams({ startDate: seoulTime(from), endDate: seoulTime(until), limit: String(MOST_LINES) })
    if (after) query.set('startingAfter', after)
    const answer = await askProvider('GET', `/v1/transactions?${query.toString()}`)
    if (!answer.ok || !Array.isArray(answer.body)) return undefined
    const page = (answer.body as unknown[]).map((one) => ({
      transactionKey: textOf(one, 'transactionKey') ?? '',
      paymentKey: textOf(one, 'paymentKey') ?? '',
      orderId: textOf(one, 'orderId') ?? '',
    }))
    lines.push(...page)
    if (page.length < MOST_LINES) return lines
  }
}

/** `2026-06-01T10:00:00` in Seoul, as the provider reads times. */
const seoulTime = (at: Date): string => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 19)

async function ask(...asked: Parameters<typeof askProvider>): Promise<ChargeResult> {
  const answer = await askProvider(...asked)
  if (!answer.ok) return answer
  const charge = chargeOf(answer.body)
  return charge ? { ok: true, charge } : { ok: false, fate: 'unknown', code: '200', message: 'the answer is no payment' }
}

/** Undefined for anything that is not a payment with all that we rely on. */
function chargeOf(body: unknown): Charge | undefined {
  const of = body as Partial<Record<string, unknown>>
  const state = CHARGE_STATES.find((known) => known === of?.['status'])
  const [paymentKey, orderId] = [textOf(body, 'paymentKey'), textOf(body, 'orderId')]
  const { totalAmount: amount, balanceAmount: balance } = of
  if (!state || !paymentKey || !orderId || !isWon(amount) || !isWon(balance)) return undefined
  const account = of['virtualAccount']
  const dueAt = new Date(textOf(account, 'dueDate') ?? '')
  const cancels = Array.isArray(of['cancels']) ? (of['cancels'] as Partial<Record<string, unknown>>[]) : []
  return {
    paymentKey,
    orderId,
    state,
    amount,
    balance,
    isApproved: textOf(body, 'approvedAt') !== undefined && textOf(body, 'approvedAt') !== '',
    method: METHODS[textOf(body, 'method') ?? ''] ?? PAYMENT_METHODS[0],
    receiptUrl: textOf(of['receipt'], 'url') ?? '',
    account: account ? { bank: textOf(account, 'bankCode') ?? '', accountNo: textOf(account, 'accountNumber') ?? '', dueAt } : undefined,
    cancels: cancels.map((one, i) => ({
      key: textOf(one, 'transactionKey') ?? `${paymentKey}:${i}`,
      amount: isWon(one['cancelAmount']) ? one['cancelAmount'] : 0,
    })),
    isEscrow: of['useEscrow'] === true,
    receipts: receiptsOf(of['cashReceipts']),
    failure: textOf(of['failure'], 'message') ?? '',
  }
}

const isWon = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
