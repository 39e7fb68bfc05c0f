import { refundRows, type RefundParts } from '@/schemas/rules/store/refund-rows'

interface Props {
  parts: RefundParts
  /** Of a telephone order, whose discount staff gave. */
  isWritten: boolean
}

/** From the price of what comes back to what goes back, one row for each step. */
export function RefundLines({ parts, isWritten }: Props) {
  return refundRows(parts, isWritten).map(([name, words]) => (
    <div key={name} className="flex justify-between gap-4 py-1">
      <dt className="text-ink-mute">{name}</dt>
      <dd className="text-right font-semibold">{words}</dd>
    </div>
  ))
}
