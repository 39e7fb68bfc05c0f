// Orders that staff write for a customer on the telephone, and the link by which the customer pays one.

/**
 * draft: staff write it, or have taken its link back; waiting: its link may be paid, or is being paid; paid: there is an order of it; lapsed:
 * its link was not paid in time.
 */
export const DRAFT_STATES = ['draft', 'waiting', 'paid', 'lapsed', 'cancelled'] as const
export type DraftState = (typeof DRAFT_STATES)[number]
export const DRAFT_STATE_WORDS: Readonly<Record<DraftState, string>> = {
  draft: '작성 중',
  waiting: '결제 대기',
  paid: '결제됨',
  lapsed: '기한 지남',
  cancelled: '취소',
}

/** C-PAYLINK. */
export const PAY_LINK_HOURS = 72
/** Days after which a telephone order that nobody paid is deleted, with the personal data in it. */
export const DRAFT_DAYS = 180
export const MOST_DRAFT_LINES = 50
export const MOST_DRAFT_NOTE = 1_000

/** An option of goods at the price of a piece that was agreed on; what it is called is kept for when it is gone. */
export interface DraftLine {
  variantId: string
  goodsId: string
  name: string
  choices: string[]
  unitPrice: number
  qty: number
}

/** ok: it can be sold. short: fewer pieces are left than it has. soldOut, ended: it cannot be sold now, or any more. */
export const DRAFT_LINE_STATES = ['ok', 'short', 'soldOut', 'ended'] as const
export type DraftLineState = (typeof DRAFT_LINE_STATES)[number]
