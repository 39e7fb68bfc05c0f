import type { Item } from '@/schemas/api/base/contract'
import type { readDeskOrder } from '@/schemas/api/store/order-desk'
import { AUTO_CONFIRMED } from '@/schemas/rules/store/auto-confirmed'
import { ORDER_CHANGE_WORDS } from '@/schemas/rules/store/order-changes'
import { ORDER_WORDS } from '@/schemas/rules/store/order-states'
import { eventFact, messageFact, refundFact } from './facts'

type DeskOrder = Item<typeof readDeskOrder>
export type HappeningKind = 'state' | 'change' | 'payment' | 'parcel' | 'refund' | 'message'

interface Happening {
  at: string
  kind: HappeningKind
  words: string
  /** Who and why; empty where nothing is to be said. */
  detail: string
}

/** Everything that happened to an order, from its placing to the last message, the newest first. */
export function orderHappenings(order: DeskOrder): Happening[] {
  const said = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ')
  const all: Happening[] = [
    ...order.moves.map(({ to, by, reason, at }) => ({
      ...{ at, kind: 'state' as const, detail: said(by, reason) },
      words: to === 'pending' ? '주문함' : ORDER_WORDS[to],
    })),
    ...(order.confirmed
      ? [
          {
            ...{ at: order.confirmed.at, kind: 'state' as const, words: '구매 확정' },
            detail: said(order.confirmed.by, order.confirmed.isAutomatic ? AUTO_CONFIRMED : ''),
          },
        ]
      : []),
    ...order.changes.map(({ kind, words, reason, by, at }) => ({
      ...{ at, kind: 'change' as const, words: ORDER_CHANGE_WORDS[kind], detail: said(words, by, reason) },
    })),
    ...order.events.map((event) => ({ at: event.at, kind: 'payment' as const, words: '결제 기록', detail: eventFact(event) })),
    ...order.shipments.map(({ carrier, trackingNo, shippedAt }) => ({
      ...{ at: shippedAt, kind: 'parcel' as const, words: '송장 넣음', detail: `${carrier} ${trackingNo}` },
    })),
    ...order.refunds.map((refund) => ({ at: refund.at, kind: 'refund' as const, words: '환불', detail: refundFact(refund) })),
    ...order.messages.map((message) => {
      const [words, detail] = messageFact(message)
      return { at: message.dueAt, kind: 'message' as const, words, detail }
    }),
  ]
  // Stable: what was written at one moment stays in the order in which it came about.
  return all.toSorted((a, b) => a.at.localeCompare(b.at)).toReversed()
}
