import type { Order } from '@/schemas/api/store/orders'
import { piecesLeft } from '@/schemas/rules/store/cancel-preview'
import { ESCROW_WORDS } from '@/schemas/rules/store/escrow-words'

/** Pieces by line: those of one line, or of all where it is not there. */
export const chosenAtFirst = (order: Order, lineSeq: number | undefined): Map<number, number> => {
  const open = order.items.filter((line) => piecesLeft(line) > 0)
  const wanted = open.filter((line) => line.lineSeq === lineSeq)
  return new Map((wanted.length > 0 ? wanted : open).map((line) => [line.lineSeq, piecesLeft(line)]))
}

/** Why an order can only be cancelled as a whole; empty where a part can be. */
export const wholeWordsOf = ({ status, payment }: Order): string =>
  status === 'WAIT' || payment?.status === 'READY'
    ? '입금 전에는 주문 전체만 취소하실 수 있습니다.'
    : payment?.escrowYn === 'Y'
      ? ESCROW_WORDS.cancelWhole
      : ''
