import { timingSafeEqual } from 'node:crypto'
import { blindIndex } from '@/services/base/seal'

const SIGNATURE = 22
const signatureOf = (visitSeq: string): string => blindIndex(visitSeq, 'shop_visit.key').slice(0, SIGNATURE)

/** What opens one booking, and only that: its number, signed by this installation. It stands in the messages to the person. */
export const visitKey = (visitSeq: number): string => `${visitSeq}.${signatureOf(String(visitSeq))}`

/** The number of the booking that a key opens; undefined for a key that was not made here. */
export function visitOfKey(key: string): number | undefined {
  const [, visitSeq, signature] = /^([1-9]\d{0,9})\.([\w-]{22})$/.exec(key) ?? []
  if (!visitSeq || !signature) return undefined
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(visitSeq))) && Number(visitSeq) <= 2_147_483_647
    ? Number(visitSeq)
    : undefined
}
