import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Sample } from '@/schemas/api/store/samples'
import { maskedName } from '@/schemas/rules/base/masked-name'
import type { Database } from '@/services/db/database'
import { sampleLines, sampleRequests } from '@/services/db/tables/samples'
import type { Ctx, Fails } from '@/services/kit/service'
import { maskedAddress } from '../orders/masked-address'
import { sampleKey } from './sample-key'

export type SampleRequest = typeof sampleRequests.$inferSelect
export type SampleLine = typeof sampleLines.$inferSelect

/** @param lock where a change follows: of two who change it at once, the second sees what the first did. */
export async function requireSample(ctx: Ctx & Fails<'missing'>, sampleSeq: number | undefined, lock = false): Promise<SampleRequest> {
  if (sampleSeq === undefined) throw ctx.fail('missing')
  const wanted = ctx.db
    .select()
    .from(sampleRequests)
    .where(and(eq(sampleRequests.siteId, ctx.siteId), eq(sampleRequests.sampleSeq, sampleSeq)))
    .$dynamic()
  const [row] = await (lock ? wanted.for('update') : wanted)
  if (!row) throw ctx.fail('missing')
  return row
}

/** The lines of requests, in their order, by the number of the request. */
export async function linesOfSamples(db: Database, seqs: readonly number[]): Promise<Map<number, SampleLine[]>> {
  if (seqs.length === 0) return new Map()
  const rows = await db
    .select()
    .from(sampleLines)
    .where(inArray(sampleLines.sampleSeq, [...seqs]))
    .orderBy(asc(sampleLines.sampleSeq), asc(sampleLines.orderNo))
  return Map.groupBy(rows, (row) => row.sampleSeq)
}

/** For its person; whoever has the key reads masked values only. */
export async function presentSample(db: Database, row: SampleRequest): Promise<Sample> {
  const { sampleSeq, state, version, cancelReason, carrier, recipient } = row
  const lines = (await linesOfSamples(db, [sampleSeq])).get(sampleSeq) ?? []
  return {
    ...{ sampleSeq, state, version, cancelReason, carrier },
    key: sampleKey(sampleSeq),
    lines: lines.map(({ productId, name, number, image }) => ({ productId, name, number, image })),
    name: recipient ? maskedName(recipient.name) : '',
    address: recipient ? maskedAddress(recipient.address) : '',
    trackingNo: row.trackingNo ?? '',
    requestedAt: row.requestedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
