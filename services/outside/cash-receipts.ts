// Cash receipts that we have issued ourselves (Toss Payments, /v1/cash-receipts). The provider issues a second one for the same order when it is
// asked twice, so that every request has a key. There is no reading of one: they are listed by the day on which they were asked for.
import { RECEIPT_KIND_WORDS, type ReceiptKind } from '@/schemas/rules/store/cash-receipts'
import { seoulDay } from '@/schemas/words/seoul-day'
import { askProvider, type NotAnswered } from './ask-provider'
import { receiptOf, receiptsOf, type Receipt } from './receipts-of'

export type ReceiptResult = { ok: true; receipt: Receipt } | NotAnswered

interface Wanted {
  orderId: string
  orderName: string
  amount: number
  kind: ReceiptKind
  /** Digits. */
  number: string
}
const LONGEST_NAME = 100

/** @param key of the request: it is issued once, however often it is asked for. */
export const issueCashReceipt = ({ kind, number, orderName, ...of }: Wanted, key: string): Promise<ReceiptResult> =>
  ask('/v1/cash-receipts', {
    body: { ...of, orderName: orderName.slice(0, LONGEST_NAME), type: RECEIPT_KIND_WORDS[kind], customerIdentityNumber: number },
    key,
  })

/** @param amount of it, in won. */
export const cancelCashReceipt = (receiptKey: string, amount: number, key: string): Promise<ReceiptResult> =>
  ask(`/v1/cash-receipts/${encodeURIComponent(receiptKey)}/cancel`, { body: { amount }, key })

/** All of a day in Seoul, also cancellations. Undefined where the provider did not answer. */
export async function listCashReceipts(day: Date): Promise<Receipt[] | undefined> {
  const found: Receipt[] = []
  let cursor = ''
  for (;;) {
    const query = new URLSearchParams({ requestDate: seoulDay(day), ...(cursor ? { cursor } : {}) })
    const answer = await askProvider('GET', `/v1/cash-receipts?${query.toString()}`)
    if (!answer.ok) return undefined
    const { data, hasNext, lastCursor } = (answer.body ?? {}) as Partial<Record<string, unknown>>
    if (!Array.isArray(data)) return undefined
    found.push(...receiptsOf(data))
    const next = typeof lastCursor === 'number' || typeof lastCursor === 'string' ? String(lastCursor) : ''
    if (hasNext !== true || next === '' || next === cursor) return found
    cursor = next
  }
}

async function ask(path: string, asked: { body: object; key: string }): Promise<ReceiptResult> {
  const answer = await askProvider('POST', path, asked)
  if (!answer.ok) return answer
  const receipt = receiptOf(answer.body)
  return receipt ? { ok: true, receipt } : { ok: false, fate: 'unknown', code: '200', message: 'the answer is no receipt' }
}
