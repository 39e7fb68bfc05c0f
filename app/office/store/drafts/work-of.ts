// What staff have written of a telephone order and not saved yet, and what it costs.
import type { Input, Item, Listed } from '@/schemas/api/base/contract'
import type { findDraftGoods, openOrderDraft, readOrderDraft, saveOrderDraft } from '@/schemas/api/store/order-drafts'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { orderAmounts } from '@/schemas/rules/store/order-amounts'
import type { DraftLineState } from '@/schemas/rules/store/order-drafts'
import { MOST_PIECES } from '@/schemas/rules/store/most-pieces'

export type Draft = Item<typeof readOrderDraft>
export type DraftGoods = Listed<typeof findDraftGoods>
type Opened = Item<typeof openOrderDraft>
type Line = Draft['lines'][number]

export interface WorkLine extends Line {
  /** The price of now is asked for. */
  repriced?: boolean
}

export interface Work {
  /** That it started from. */
  version: number
  lines: WorkLine[]
  /** Null: as they are stored, and masked. */
  buyer: Opened['buyer'] | null
  delivery: NonNullable<Opened['delivery']> | null
  discount: string
  discountReason: string
  note: string
}

export const NO_PLACE: NonNullable<Opened['delivery']> = { name: '', phoneNo: '', zipCode: '', address: '', addressDetail: '', request: '' }

export const workOf = ({ version, lines, delivery, discount, discountReason, note }: Draft): Work => ({
  ...{ version, lines, discountReason, note },
  buyer: null,
  // What was never asked for has nothing to open.
  delivery: delivery === null ? NO_PLACE : null,
  discount: discount > 0 ? String(discount) : '',
})

/** Nothing of an address is typed: it is saved later. */
export const hasNoPlace = (delivery: Work['delivery']): boolean =>
  delivery !== null && Object.values(delivery).every((text) => text.trim() === '')

export const sentOf = (draftSeq: number, work: Work): Input<typeof saveOrderDraft> => ({
  ...{ draftSeq, version: work.version, discountReason: work.discountReason, note: work.note },
  lines: work.lines.map(({ variantId, qty, repriced }) => ({ variantId, qty, ...(repriced ? { repriced } : {}) })),
  discount: wonOf(work.discount),
  ...(work.buyer ? { buyer: work.buyer } : {}),
  ...(work.delivery && !hasNoPlace(work.delivery) ? { delivery: { ...work.delivery, zipCode: work.delivery.zipCode.trim() } } : {}),
})

export const wonOf = (typed: string): number => Number(digitsOnly(typed) || 0)

export const priceOf = ({ unitPrice, priceNow, repriced }: WorkLine): number => (repriced && priceNow !== null ? priceNow : unitPrice)

/** As the server reckons it again. */
export function sumsOf(work: Work, draft: Draft): Draft['amounts'] {
  const zipCode = work.delivery ? work.delivery.zipCode.trim() : (draft.delivery?.zipCode ?? '')
  const lines = work.lines.map((line) => ({ ...line, unitPrice: priceOf(line) }))
  const discount = wonOf(work.discount)
  const amounts = orderAmounts(lines, discount > 0 ? { unit: 'WON', discount, most: null } : undefined, 0, { zipCode, far: draft.far })
  return { goods: amounts.goods, delivery: amounts.delivery, install: amounts.install, discount: amounts.coupon, paid: amounts.paid }
}

/** One more piece of what is in it, or a new line. */
export function withGoods(lines: readonly WorkLine[], { price, ...found }: DraftGoods): WorkLine[] {
  const same = lines.find(({ variantId }) => variantId === found.variantId)
  if (!same) return [...lines, { ...found, qty: 1, unitPrice: price, priceNow: price }]
  return withQty(lines, same.variantId, same.qty + 1)
}

export const withQty = (lines: readonly WorkLine[], variantId: string, qty: number): WorkLine[] =>
  lines.map((line) => {
    if (line.variantId !== variantId) return line
    const pieces = Math.min(MOST_PIECES, Math.max(1, qty))
    return { ...line, qty: pieces, state: stateAt(line, pieces) }
  })

const stateAt = ({ state, left }: WorkLine, qty: number): DraftLineState =>
  state === 'ended' ? 'ended' : left <= 0 ? 'soldOut' : left < qty ? 'short' : 'ok'

const STATE_WORDS: Readonly<Record<DraftLineState, (left: number) => string>> = {
  ok: () => '',
  short: (left) => `재고가 ${left}개뿐입니다. 이대로는 결제 링크를 보낼 수 없습니다.`,
  soldOut: () => '품절되었습니다. 이대로는 결제 링크를 보낼 수 없습니다.',
  ended: () => '판매하지 않는 상품입니다. 빼고 저장해 주세요.',
}
/** Why it cannot be sold; empty where it can. */
export const stateWords = ({ state, left }: Pick<WorkLine, 'state' | 'left'>): string => STATE_WORDS[state](left)
