// The REST part of the simulated provider: it checks what the original checks, and answers a repeated key with its first answer, also where that
// was a refusal.
import { settings } from '@/services/base/settings'
import { json, type SimulatorContext, type Visit } from '../simulator'
import { aged, announce, cancelWith, chargeOf, charges, issueWith, record, shown, transactions, type SimulatedCharge } from './charges'
import { cancelReceipt, issueReceipt, listedReceipts, receipts } from './receipts'

interface Answered {
  status: number
  body: unknown
}
const refuse = (status: number, code: string, message: string): Answered => ({ status, body: { code, message } })
const NOT_FOUND = refuse(404, 'NOT_FOUND_PAYMENT', '존재하지 않는 결제 정보 입니다.')

/** Answers by URL and key; `undefined` while the first request is under way. */
const answered = new Map<string, Answered | undefined>()
const MOST_KEYS = 20_000

export async function api({ request, method, path, query }: Visit, context: SimulatorContext): Promise<Response> {
  const secret = settings().outside.payments?.secretKey
  if (request.headers.get('authorization') !== `Basic ${Buffer.from(`${secret}:`).toString('base64')}`)
    return respond(refuse(401, 'UNAUTHORIZED_KEY', '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.'))
  if (method === 'GET') return respond(await read(path, query, context))
  if (method !== 'POST') return respond(refuse(405, 'NOT_SUPPORTED_METHOD', '허용되지 않은 요청입니다.'))
  const body = (await request.json().catch(() => ({}))) as Partial<Record<string, unknown>>
  const key = request.headers.get('idempotency-key')
  if (key !== null && key.length > 300) return respond(refuse(400, 'INVALID_IDEMPOTENCY_KEY', '멱등키는 300자 이하여야 합니다.'))
  const name = key === null ? undefined : `${path} ${key}`
  if (name !== undefined && answered.has(name))
    return respond(answered.get(name) ?? refuse(409, 'IDEMPOTENT_REQUEST_PROCESSING', '이전 멱등 요청이 처리중입니다.'))
  if (name !== undefined) answered.set(name, undefined)
  if (answered.size > MOST_KEYS) answered.delete(answered.keys().next().value!)
  const way = await context.outcome('lose', 'apiError')
  if (way === 'apiError') {
    if (name !== undefined) answered.delete(name)
    return respond(refuse(500, 'FAILED_INTERNAL_SYSTEM_PROCESSING', '내부 시스템 처리 작업이 실패했습니다. 잠시 후 다시 시도해주세요.'))
  }
  const answer = await act(path, body, context)
  if (name !== undefined) answered.set(name, answer)
  // It was done, and the answer is lost.
  if (way === 'lose') return respond(refuse(504, 'GATEWAY_TIMEOUT', ''))
  return respond(answer)
}

async function act(path: string, body: Partial<Record<string, unknown>>, context: SimulatorContext): Promise<Answered> {
  if (path === '/v1/payments/confirm') return confirm(body, context)
  if (path === '/v1/cash-receipts') return issueReceipt(body, context)
  const [, of, key] = /^\/v1\/(payments|cash-receipts)\/([^/]+)\/cancel$/.exec(path) ?? []
  if (!key) return NOT_FOUND
  return of === 'payments' ? cancel(key, body, context) : cancelReceipt(key, body, context)
}

const respond = ({ status, body }: Answered): Response => json(body, status)

async function read(path: string, query: URLSearchParams, context: SimulatorContext): Promise<Answered> {
  if ((await context.outcome('readError')) === 'readError')
    return refuse(500, 'FAILED_INTERNAL_SYSTEM_PROCESSING', '내부 시스템 처리 작업이 실패했습니다.')
  if (path === '/v1/transactions') return { status: 200, body: listed(query) }
  const books = [...charges.values()]
  if (path === '/v1/cash-receipts')
    return listedReceipts([...receipts, ...books.flatMap(({ cashReceipts }) => cashReceipts)], query, context.now())
  const of = /^\/v1\/payments\/orders\/([^/]+)$/.exec(path)?.[1]
  const charge = of
    ? books.findLast(({ orderId }) => orderId === of)
    : chargeOf(/^\/v1\/payments\/([^/]+)$/.exec(path)?.[1] ?? '', context.now())
  return charge ? { status: 200, body: shown(aged(charge, context.now()), context.now()) } : NOT_FOUND
}

function listed(query: URLSearchParams) {
  const at = (name: string): number => new Date(`${query.get(name) ?? ''}+09:00`).getTime()
  const within = transactions.filter(
    ({ transactionAt }) => transactionAt.getTime() >= at('startDate') && transactionAt.getTime() <= at('endDate') + 999,
  )
  const after = within.findIndex(({ transactionKey }) => transactionKey === query.get('startingAfter'))
  return within.slice(after + 1, after + 1 + Math.min(Number(query.get('limit') ?? 100), 5_000))
}

async function confirm({ paymentKey, orderId, amount }: Partial<Record<string, unknown>>, context: SimulatorContext): Promise<Answered> {
  const now = context.now()
  const charge = charges.get(String(paymentKey))
  if (!charge || charge.orderId !== orderId)
    return refuse(404, 'NOT_FOUND_PAYMENT_SESSION', '결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다.')
  aged(charge, now)
  if (charge.status === 'EXPIRED')
    return refuse(404, 'NOT_FOUND_PAYMENT_SESSION', '결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다.')
  if (charge.status !== 'IN_PROGRESS') return refuse(400, 'ALREADY_PROCESSED_PAYMENT', '이미 처리된 결제 입니다.')
  if (charge.totalAmount !== amount) return refuse(400, 'INVALID_REQUEST', '결제 금액이 요청한 금액과 다릅니다.')
  if (charge.willDecline || (await context.outcome('decline')) === 'decline') {
    charge.status = 'ABORTED'
    await announce(charge, context)
    return refuse(403, 'REJECT_CARD_PAYMENT', '한도초과 혹은 잔액부족으로 결제에 실패했습니다.')
  }
  if (charge.method === '가상계좌') {
    charge.status = 'WAITING_FOR_DEPOSIT'
    const accountNumber = `X${String(now.getTime()).slice(-10)}${String(charges.size).padStart(4, '0')}`
    charge.virtualAccount = { accountNumber, bankCode: '20', dueDate: new Date(now.getTime() + DUE), expired: false }
    record(charge, charge.totalAmount, now)
  } else approve(charge, now)
  await announce(charge, context)
  return { status: 200, body: shown(charge, now) }
}
/** Three days for a deposit. */
const DUE = 72 * 3_600_000

export function approve(charge: SimulatedCharge, now: Date): void {
  charge.status = 'DONE'
  charge.approvedAt = now
  issueWith(charge, now)
  record(charge, charge.totalAmount, now)
}

async function cancel(paymentKey: string, body: Partial<Record<string, unknown>>, context: SimulatorContext): Promise<Answered> {
  const now = context.now()
  const charge = chargeOf(paymentKey, now)
  if (!charge) return NOT_FOUND
  aged(charge, now)
  const { cancelReason, cancelAmount, refundReceiveAccount: account } = body
  if (typeof cancelReason !== 'string' || cancelReason === '' || cancelReason.length > 200)
    return refuse(400, 'INVALID_REQUEST', '취소 사유를 입력해주세요.')
  const amount = cancelAmount === undefined ? charge.balanceAmount : cancelAmount
  if (!Number.isInteger(amount) || (amount as number) <= 0) return refuse(400, 'INVALID_REQUEST', '취소 금액이 올바르지 않습니다.')
  const isWaiting = charge.status === 'WAITING_FOR_DEPOSIT'
  if (charge.status === 'CANCELED') return refuse(400, 'ALREADY_CANCELED_PAYMENT', '이미 취소된 결제 입니다.')
  if (!isWaiting && charge.status !== 'DONE' && charge.status !== 'PARTIAL_CANCELED')
    return refuse(403, 'NOT_CANCELABLE_PAYMENT', '취소 할 수 없는 결제 입니다.')
  if ((amount as number) > charge.balanceAmount || (isWaiting && amount !== charge.balanceAmount))
    return refuse(403, 'NOT_CANCELABLE_AMOUNT', '취소 할 수 없는 금액 입니다.')
  if (charge.useEscrow && amount !== charge.totalAmount)
    return refuse(403, 'NOT_ALLOWED_PARTIAL_REFUND', '에스크로 주문, 현금 카드 결제일 때는 부분 환불이 불가합니다.')
  if (charge.method === '가상계좌' && !isWaiting && !isAccount(account))
    return refuse(400, 'INVALID_REFUND_ACCOUNT_INFO', '환불 계좌번호와 예금주명이 일치하지 않습니다.')
  if (!isWaiting) cancelWith(charge, amount as number, now)
  charge.balanceAmount -= amount as number
  charge.status = charge.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED'
  const transactionKey = record(charge, -(amount as number), now)
  charge.cancels.push({
    cancelAmount: amount as number,
    cancelReason,
    refundableAmount: charge.balanceAmount,
    transactionKey,
    canceledAt: now,
  })
  await announce(charge, context)
  return { status: 200, body: shown(charge, now) }
}

function isAccount(account: unknown): boolean {
  const { bank, accountNumber, holderName } = (account ?? {}) as Partial<Record<string, unknown>>
  return [bank, accountNumber, holderName].every((value) => typeof value === 'string' && value !== '')
}
