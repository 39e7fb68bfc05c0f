// 현금영수증 (SYS-40, 소득세법 제162조의3, 같은 법 시행령 제210조의3). A seller to consumers issues one for what was paid in cash, when the
// buyer asks for it; from 100,000 won also when nobody does.
import type { PaymentMethod } from '@/schemas/api/store/orders'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { isIssuedNumber } from '@/schemas/rules/base/is-issued-number'
import { requiredFault } from '@/schemas/rules/base/required-fault'

/** income: the buyer deducts it from a taxed income; proof: a business proves its cost with it. */
export const RECEIPT_KINDS = ['income', 'proof'] as const
export type ReceiptKind = (typeof RECEIPT_KINDS)[number]
export const RECEIPT_KIND_WORDS: Readonly<Record<ReceiptKind, string>> = { income: '소득공제', proof: '지출증빙' }

export const RECEIPT_ORIGINS = ['window', 'buyer', 'unasked'] as const
export const RECEIPT_ACTS = ['confirm', 'cancel'] as const
/** requested: the provider is asked, and what it did is not known; progress: the tax office has not confirmed it yet. */
export const RECEIPT_STATES = ['requested', 'progress', 'done', 'failed'] as const

/** Won from which it is issued unasked. Coupons and points take off the price: what counts is what was paid in money. */
export const UNASKED_FROM = 100_000
/** Number of the tax office for buyers who named none (국세청 지정 번호): they can make it theirs at 홈택스. */
export const UNASKED_NUMBER = '0100001234'
/** The law gives five days from the payment. */
export const UNASKED_DAYS = 5
/** It is issued a day earlier, so that a refusal can still be tried again. */
export const UNASKED_AFTER = UNASKED_DAYS - 1
/** A smaller one may be asked for as long as the site promises; a law names no last day. */
const ASK_DAYS = 30
const DAY = 86_400_000

const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY)

/** What is paid by card has the slip of the card. */
export const isCash = (method: PaymentMethod): boolean => method !== 'CARD'

/** Until when the buyer may ask: then it is issued unasked, or the promised time is over. */
export const askableUntil = (amount: number, paidAt: Date): Date => daysAfter(paidAt, amount < UNASKED_FROM ? ASK_DAYS : UNASKED_AFTER)

const isMobile = (digits: string): boolean => /^(010\d{8}|01[16789]\d{7,8})$/.test(digits)
/** 현금영수증 카드. */
const isReceiptCard = (digits: string): boolean => /^\d{13,19}$/.test(digits)

export const RECEIPT_NUMBER_LABELS: Readonly<Record<ReceiptKind, string>> = {
  income: '휴대전화 번호 또는 현금영수증 카드 번호',
  proof: '사업자등록번호 또는 현금영수증 카드 번호',
}

export function receiptNumberFault(kind: ReceiptKind, text: string): string | undefined {
  const label = RECEIPT_NUMBER_LABELS[kind]
  const needed = requiredFault(label, text)
  if (needed) return needed
  const digits = /^[\d０-９\s-]+$/.test(text) ? digitsOnly(text) : ''
  const isRight = isReceiptCard(digits) || (kind === 'income' ? isMobile(digits) : isIssuedNumber(digits))
  return isRight ? undefined : `${label}를 정확히 입력해 주세요. 예) ${kind === 'income' ? '010-1234-5678' : '123-45-67891'}`
}
