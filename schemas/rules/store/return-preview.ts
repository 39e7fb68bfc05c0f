// What a return pays back, as it is said before it is sent. The service counts the same way with what it has stored.
import { returnedWith, type KeptFor } from './kept-back'
import { addedShares, type Shares } from './order-amounts'
import type { RefundParts } from './refund-rows'
import { lessFee } from './return-limits'

interface Offered {
  lines: readonly { lineSeq: number; returns: readonly Shares[] }[]
  kept: KeptFor
  most: number
}

/** @param chosen pieces by line. */
export function returnPreview({ lines, kept, most }: Offered, chosen: ReadonlyMap<number, number>, fee: number): RefundParts {
  const shares = addedShares(lines.flatMap(({ lineSeq, returns }) => returns[(chosen.get(lineSeq) ?? 0) - 1] ?? []))
  const { goods, delivery, install, coupon, optionBack } = shares
  const parts = { goods, delivery, install, coupon, optionBack }
  if (goods + delivery + install === 0) return { ...parts, less: { coupon: 0, delivery: 0 }, gone: 0, fee: 0, amount: 0, points: 0 }
  const { amount: whole, points: own, less } = returnedWith(kept, shares)
  // Some of it may have been given back before.
  const amount = Math.min(whole, most)
  return { ...parts, less, gone: whole - amount, ...lessFee(amount, own, fee) }
}
