// Cash receipts of the simulated provider: those of the window are issued and cancelled with their payment, the others are asked for by the API. A
// receipt is in progress until the tax office has confirmed it. As with the original, a second request for an order issues a second receipt.
import { randomBytes } from 'node:crypto'
import type { SimulatorContext } from '../simulator'

export interface SimulatedReceipt {
  receiptKey: string
  orderId: string
  orderName: string
  type: ReceiptType
  transactionType: 'CONFIRM' | 'CANCEL'
  amount: number
  customerIdentityNumber: string
  issueNumber: string
  requestedAt: Date
  /** When the tax office has answered. */
  finishesAt: Date
  willFail: boolean
}
export const RECEIPT_TYPES = ['소득공제', '지출증빙'] as const
export type ReceiptType = (typeof RECEIPT_TYPES)[number]

/** Of the API, in order. */
export const receipts: SimulatedReceipt[] = []
const MOST = 20_000
const PAGE = 100
const SOON = 60_000
const LATE = 2 * 24 * 3_600_000
let issued = 0

type Of = Pick<SimulatedReceipt, 'orderId' | 'orderName' | 'type' | 'amount' | 'customerIdentityNumber'>

export const madeReceipt = (of: Of, now: Date): SimulatedReceipt => ({
  ...of,
  receiptKey: randomBytes(24).toString('base64url'),
  transactionType: 'CONFIRM',
  issueNumber: String(730_000_000 + (++issued % 10_000_000)),
  requestedAt: now,
  finishesAt: new Date(now.getTime() + SOON),
  willFail: false,
})

export const cancelledReceipt = (of: SimulatedReceipt, amount: number, now: Date): SimulatedReceipt => ({
  ...madeReceipt({ ...of, amount }, now),
  receiptKey: `c_${of.receiptKey}`,
  transactionType: 'CANCEL',
})

/** Issued and not cancelled. */
export const issuedOf = (of: readonly SimulatedReceipt[]): number =>
  of.reduce((sum, { transactionType, amount, willFail }) => sum + (willFail ? 0 : transactionType === 'CONFIRM' ? amount : -amount), 0)

export function shownReceipt({ finishesAt, willFail, requestedAt, ...of }: SimulatedReceipt, now: Date) {
  const issueStatus = now < finishesAt ? 'IN_PROGRESS' : willFail ? 'FAILED' : 'COMPLETED'
  return {
    ...of,
    receiptUrl: `https://receipts.example/cash-receipt/${of.issueNumber}`,
    businessNumber: '',
    taxFreeAmount: 0,
    issueStatus,
    failure: issueStatus === 'FAILED' ? { code: 'FAILED_CASH_RECEIPT', message: '현금영수증을 발급하지 못했습니다.' } : null,
    requestedAt: `${new Date(requestedAt.getTime() + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`,
  }
}

type Body = Partial<Record<string, unknown>>
interface Answered {
  status: number
  body: unknown
}
const refuse = (code: string, message: string): Answered => ({ status: 400, body: { code, message } })

export async function issueReceipt(body: Body, context: SimulatorContext): Promise<Answered> {
  const { amount, orderId, orderName, customerIdentityNumber: number } = body
  const type = RECEIPT_TYPES.find((known) => known === body['type'])
  const isName = typeof orderName === 'string' && orderName !== '' && orderName.length <= 100
  if (
    !Number.isInteger(amount) ||
    (amount as number) <= 0 ||
    typeof orderId !== 'string' ||
    !/^[\w=-]{6,64}$/.test(orderId) ||
    !isName ||
    !type
  )
    return refuse('INVALID_REQUEST', '잘못된 요청입니다.')
  const way = await context.outcome('receiptRefuse', 'receiptFail', 'receiptSlow')
  if (way === 'receiptRefuse' || typeof number !== 'string' || !/^\d{10,19}$/.test(number))
    return refuse('INVALID_REGISTRATION_NUMBER_TYPE', '유효하지 않은 등록 번호 타입입니다.')
  const now = context.now()
  const made = madeReceipt({ orderId, orderName, type, amount: amount as number, customerIdentityNumber: number }, now)
  made.willFail = way === 'receiptFail'
  if (way === 'receiptSlow') made.finishesAt = new Date(now.getTime() + LATE)
  return add(made, now)
}

export async function cancelReceipt(receiptKey: string, { amount }: Body, context: SimulatorContext): Promise<Answered> {
  const found = receipts.find((one) => one.receiptKey === receiptKey)
  if (!found) return { status: 404, body: { code: 'NOT_FOUND', message: '존재하지 않는 정보 입니다.' } }
  const left = issuedOf(receipts.filter((one) => one === found || one.receiptKey === `c_${receiptKey}`))
  const wanted = amount === undefined ? left : amount
  if (!Number.isInteger(wanted) || (wanted as number) <= 0 || (wanted as number) > left)
    return refuse('INVALID_REQUEST', '취소 금액이 올바르지 않습니다.')
  const way = await context.outcome('receiptRefuse', 'receiptFail')
  if (way === 'receiptRefuse') return refuse('INVALID_REQUEST', '잘못된 요청입니다.')
  const now = context.now()
  const made = cancelledReceipt(found, wanted as number, now)
  made.willFail = way === 'receiptFail'
  return add(made, now)
}

function add(made: SimulatedReceipt, now: Date): Answered {
  receipts.push(made)
  if (receipts.length > MOST) receipts.shift()
  return { status: 200, body: shownReceipt(made, now) }
}

/** @param all of the API and of payments. */
export function listedReceipts(all: readonly SimulatedReceipt[], query: URLSearchParams, now: Date): Answered {
  const day = query.get('requestDate') ?? ''
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return refuse('INVALID_REQUEST', 'requestDate는 필수입니다.')
  const shown = all.map((one) => shownReceipt(one, now)).filter(({ requestedAt }) => requestedAt.startsWith(day))
  const from = Number(query.get('cursor') ?? 0)
  const data = shown.slice(from, from + PAGE)
  return { status: 200, body: { hasNext: from + PAGE < shown.length, lastCursor: from + data.length, data } }
}
