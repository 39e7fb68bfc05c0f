'use client'
import type { RefundParts } from '@/schemas/rules/store/refund-rows'
import type { ReturnCause, ReturnWay } from '@/schemas/rules/store/return-states'
import { RefundLines } from '../orders/refund-lines'
import { returnCostNotes } from './return-cost-notes'

interface Props {
  isExchange: boolean
  /** Both empty before they are chosen. */
  cause: ReturnCause | ''
  way: ReturnWay | ''
  parts: RefundParts
  isWritten: boolean
}

/** What comes back, and what the way costs: said before anything is sent. */
export function ReturnCosts({ isExchange, cause, way, parts, isWritten }: Props) {
  return (
    <>
      {!isExchange && (
        <dl className="numeric">
          <RefundLines parts={parts} isWritten={isWritten} />
        </dl>
      )}
      {returnCostNotes({ isExchange, cause, way }).map((words) => (
        <p key={words} className="mt-2 text-small text-ink-mute">
          {words}
        </p>
      ))}
    </>
  )
}
