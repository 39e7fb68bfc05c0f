import { RECEIPT_KIND_WORDS, RECEIPT_KINDS, type ReceiptKind } from '@/schemas/rules/store/cash-receipts'
import { textOf } from './text-of'

const STATES = { IN_PROGRESS: 'progress', COMPLETED: 'done', FAILED: 'failed' } as const
const ACTS = { CONFIRM: 'confirm', CANCEL: 'cancel' } as const

/** A cash receipt, or the cancellation of one, as the provider has it. */
export interface Receipt {
  receiptKey: string
  orderId: string
  act: (typeof ACTS)[keyof typeof ACTS]
  kind: ReceiptKind
  amount: number
  state: (typeof STATES)[keyof typeof STATES]
  /** Digits; empty where the provider does not say. */
  number: string
  issueNumber: string
  url: string
  /** As the provider writes it: part of the name of the fact. */
  requestedAt: string
  /** Code of a failure. */
  fault: string
}

/** Those of a list, without what we could not rely on. */
export const receiptsOf = (list: unknown): Receipt[] => (Array.isArray(list) ? list.flatMap((one: unknown) => receiptOf(one) ?? []) : [])

/** Undefined for anything that is not a receipt with all that we rely on. */
export function receiptOf(one: unknown): Receipt | undefined {
  const { amount } = (one ?? {}) as Partial<Record<string, unknown>>
  const receiptKey = textOf(one, 'receiptKey')
  const act = ACTS[textOf(one, 'transactionType') as keyof typeof ACTS] as Receipt['act'] | undefined
  const state = STATES[textOf(one, 'issueStatus') as keyof typeof STATES] as Receipt['state'] | undefined
  const kind = RECEIPT_KINDS.find((known) => RECEIPT_KIND_WORDS[known] === textOf(one, 'type'))
  if (!receiptKey || !act || !state || !kind || !Number.isInteger(amount) || (amount as number) < 0) return undefined
  return {
    ...{ receiptKey, act, state, kind },
    amount: amount as number,
    orderId: textOf(one, 'orderId') ?? '',
    number: textOf(one, 'customerIdentityNumber') ?? '',
    issueNumber: textOf(one, 'issueNumber') ?? '',
    url: textOf(one, 'receiptUrl') ?? '',
    requestedAt: textOf(one, 'requestedAt') ?? '',
    fault: textOf((one as Record<string, unknown>)['failure'], 'code') ?? '',
  }
}
