// The states of a return and the moves between them: pieces of an order that come back for their money, or for another option of the same goods.
// Every change of a state goes through `nextReturnState`, so that no person and no job can bring a return where the table does not lead.

export const RETURN_KINDS = ['refund', 'exchange'] as const
export type ReturnKind = (typeof RETURN_KINDS)[number]
export const RETURN_KIND_WORDS: Readonly<Record<ReturnKind, string>> = { refund: '반품', exchange: '교환' }

/** A change of mind, for which the buyer bears the way back; or goods that are wrong or faulty, for which the seller does. */
export const RETURN_CAUSES = ['mind', 'fault'] as const
export type ReturnCause = (typeof RETURN_CAUSES)[number]
export const RETURN_CAUSE_WORDS: Readonly<Record<ReturnCause, string>> = {
  mind: '마음이 바뀌었습니다',
  fault: '상품이 잘못 왔거나 하자가 있습니다',
}

/** How the pieces come back: they are collected, or the buyer sends them. */
export const RETURN_WAYS = ['pickup', 'send'] as const
export type ReturnWay = (typeof RETURN_WAYS)[number]
export const RETURN_WAY_WORDS: Readonly<Record<ReturnWay, string>> = { pickup: '수거해 주세요', send: '직접 보내겠습니다' }

export const RETURN_STATES = ['requested', 'collecting', 'received', 'settled', 'refused', 'withdrawn'] as const
/** collecting: accepted and on its way back, and of an exchange the new pieces are held; received: looked at; settled: paid back, or sent anew. */
export type ReturnState = (typeof RETURN_STATES)[number]
export const RETURN_STATE_WORDS: Readonly<Record<ReturnState, string>> = {
  requested: '신청',
  collecting: '수거 중',
  received: '도착, 확인 중',
  settled: '완료',
  refused: '거절',
  withdrawn: '철회',
}

/** Where each state may lead. */
export const RETURN_MOVES: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ['collecting', 'refused', 'withdrawn'],
  // What never arrives is refused.
  collecting: ['received', 'refused'],
  received: ['settled', 'refused'],
  settled: [],
  refused: [],
  withdrawn: [],
}
export const mayMoveReturn = (from: ReturnState, to: ReturnState): boolean => RETURN_MOVES[from].includes(to)

/** @throws Error for a move outside the table: a fault of ours, never of the person. */
export function nextReturnState(from: ReturnState, to: ReturnState): ReturnState {
  if (!mayMoveReturn(from, to)) throw new Error(`a return cannot go from ${from} to ${to}`)
  return to
}

/** Those that may still move on: their pieces take part in no second return. */
export const OPEN_RETURNS: readonly ReturnState[] = RETURN_STATES.filter((state) => RETURN_MOVES[state].length > 0)
/** The buyer may take it back until staff have begun. */
export const isWithdrawable = (state: ReturnState): boolean => mayMoveReturn(state, 'withdrawn')
