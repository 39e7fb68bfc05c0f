// Toss Payments (core API v1). The browser's window only brings a payment key; charges, refunds and what became of them are asked for here, with
// our secret. An answer is the payment, a refusal, or not known: then the caller reads the payment and decides, and never asks twice under
// another key.
import { PAYMENT_METHODS, type PaymentMethod } from '@/schemas/api/store/orders'
import { settings } from '@/services/base/settings'
import { fetchJson } from './fetch-json'
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
  method: PaymentMethod
  receiptUrl: string
  /** Of a virtual account. */
  account: { bank: string; accountNo: string; dueAt: Date } | undefined
  cancels: { key: string; amount: number }[]
  /** Of a failed one. */
  failure: string
}

/** `missing`: the provider knows no such payment. `unknown`: it did not answer, or not so that anything follows from it. */
export type ChargeResult =
  { ok: true; charge: Charge } | { ok: false; fate: 'refused' | 'missing' | 'unknown'; code: string; message: string }

/** A line of the provider's list of transactions. */
interface ChargeLine {
  transactionKey: string
  paymentKey: string
  orderId: string
}

/** A charge may wait for a bank; longer than this the caller looks instead of waiting. */
const PATIENCE = 8_000
/** Final refusals say so by their code; these do not say what happened. */
const UNKNOWN = new Set([
  'ALREADY_PROCESSED_PAYMENT',
  'PROVIDER_ERROR',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
])
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
    const answer = await send('GET', `/v1/transactions?${query.toString()}`)
    if (!answer?.ok || answer.value.status !== 200 || !Array.isArray(answer.value.body)) return undefined
    const page = (answer.value.body as unknown[]).map((one) => ({
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

interface Asked {
  body?: object
  key?: string
}

async function ask(method: string, path: string, asked?: Asked): Promise<ChargeResult> {
  const answer = await send(method, path, asked)
  if (!answer) return { ok: false, fate: 'unknown', code: 'off', message: 'no payment provider is set up' }
  if (!answer.ok) return { ok: false, fate: 'unknown', code: textOf(answer.raw, 'code') ?? answer.code, message: answer.message }
  const { status, body } = answer.value
  const charge = status === 200 ? chargeOf(body) : undefined
  if (charge) return { ok: true, charge }
  const code = textOf(body, 'code') ?? String(status)
  const message = textOf(body, 'message') ?? ''
  if (code.startsWith('NOT_FOUND_PAYMENT') && code !== 'NOT_FOUND_PAYMENT_SESSION') return { ok: false, fate: 'missing', code, message }
  const isRefused = status >= 400 && !UNKNOWN.has(code) && status !== 401 && status !== 403 && status !== 409
  const isRefusedByBank = status === 403 && /^(REJECT_|EXCEED_|INVALID_|NOT_|RESTRICTED_)/.test(code)
  return { ok: false, fate: isRefused || isRefusedByBank ? 'refused' : 'unknown', code, message }
}

async function send(method: string, path: string, { body, key }: Asked = {}) {
  const provider = paymentProvider()
  if (!provider) return undefined
  const authorization = `Basic ${Buffer.from(`${provider.secretKey}:`).toString('base64')}`
  return fetchJson(
    provider.apiUrl + path,
    {
      method,
      headers: { authorization, 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    },
    PATIENCE,
  )
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
    method: METHODS[textOf(body, 'method') ?? ''] ?? PAYMENT_METHODS[0],
    receiptUrl: textOf(of['receipt'], 'url') ?? '',
    account: account ? { bank: textOf(account, 'bankCode') ?? '', accountNo: textOf(account, 'accountNumber') ?? '', dueAt } : undefined,
    cancels: cancels.map((one, i) => ({
      key: textOf(one, 'transactionKey') ?? `${paymentKey}:${i}`,
      amount: isWon(one['cancelAmount']) ? one['cancelAmount'] : 0,
    })),
    failure: textOf(of['failure'], 'message') ?? '',
  }
}

const isWon = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
