import type { OrderState } from './order-states'

/** accepted: the order was cancelled, by whatever way. */
export const CANCEL_REQUEST_STATES = ['waiting', 'accepted', 'refused', 'withdrawn'] as const
export type CancelRequestState = (typeof CANCEL_REQUEST_STATES)[number]

/** As its buyer reads it. */
export const CANCEL_REQUEST_WORDS: Readonly<Record<CancelRequestState, string>> = {
  waiting: '확인하고 있습니다',
  accepted: '취소했습니다',
  refused: '취소하지 못했습니다',
  withdrawn: '철회하셨습니다',
}

/** Of one order. */
export const MOST_CANCEL_REQUESTS = 3

/** It is being packed: the buyer may ask, and cancels no longer by themselves. */
export const isCancelAskable = (state: OrderState): boolean => state === 'preparing'
/** It is not handed over: the buyer may still say where it goes. */
export const isAddressOpen = (state: OrderState): boolean => state === 'waiting' || state === 'paid' || state === 'preparing'
