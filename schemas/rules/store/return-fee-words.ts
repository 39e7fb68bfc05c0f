// What is taken off the money of a return, in words. The buyer bears the way back after a change of mind (반품 비용); of goods that are wrong or
// faulty the seller bears it, and what staff take off all the same is a reduction that they give a reason for (감액).
import type { ReturnCause } from './return-states'
import { wonWords } from './won-words'

interface Taken {
  cause: ReturnCause
  /** 0 where nothing is taken off, or not any more. */
  fee: number
  /** Why staff take it off; empty where the terms of the shop say so. */
  feeReason: string
  /** Why staff do not ask for it; empty where they do. */
  waiver: string
}

export const returnFeeName = (cause: ReturnCause): string => (cause === 'fault' ? '감액' : '반품 비용')

/** Behind its name for the buyer; empty where there is nothing to say. */
export function returnFeeWords({ cause, fee, feeReason, waiver }: Taken): string {
  if (fee > 0) return [`${wonWords(fee)}을 뺀 금액입니다.`, ...(feeReason ? [`사유: ${feeReason}`] : [])].join(' ')
  return waiver ? `${cause === 'fault' ? '빼지' : '받지'} 않습니다. ${waiver}` : ''
}

/** A line of a message; empty where nothing is taken off. */
export function returnFeeLine({ cause, fee, feeReason, waiver }: Taken): string {
  if (fee === 0 || waiver) return ''
  return [`${returnFeeName(cause)} ${wonWords(fee)}을 빼고 돌려드립니다.`, ...(feeReason ? [`사유: ${feeReason}`] : [])].join(' ')
}
