import { timingSafeEqual } from 'node:crypto'
import { blindIndex } from '@/services/base/seal'

const SIGNATURE = 22
const signatureOf = (sampleSeq: string): string => blindIndex(sampleSeq, 'sample_request.key').slice(0, SIGNATURE)

/** What opens one request, and only that: its number, signed by this installation. It stands in the messages to the person. */
export const sampleKey = (sampleSeq: number): string => `${sampleSeq}.${signatureOf(String(sampleSeq))}`

/** The number of the request that a key opens; undefined for a key that was not made here. */
export function sampleOfKey(key: string): number | undefined {
  const [, sampleSeq, signature] = /^([1-9]\d{0,9})\.([\w-]{22})$/.exec(key) ?? []
  if (!sampleSeq || !signature) return undefined
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(sampleSeq))) && Number(sampleSeq) <= 2_147_483_647
    ? Number(sampleSeq)
    : undefined
}
