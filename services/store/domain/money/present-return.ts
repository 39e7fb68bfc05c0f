import { asc, eq, inArray } from 'drizzle-orm'
import type { Listed } from '@/schemas/api/base/contract'
import type { Tracking } from '@/schemas/api/store/tracking'
import type { listReturns, OwnReturn } from '@/schemas/api/store/returns'
import { lessFee, type Returned } from '@/schemas/rules/store/return-limits'
import { isWithdrawable, OPEN_RETURNS } from '@/schemas/rules/store/return-states'
import type { Database } from '@/services/db/database'
import { orderLines } from '@/services/db/tables/orders'
import { parcelTracks } from '@/services/db/tables/parcels'
import { returnFiles, returnLines, returnMoves } from '@/services/db/tables/returns'
import type { ReturnLineRow, ReturnRow } from '../orders/move-return'
import { presentTrack } from '../parcels/present-track'

type Line = typeof orderLines.$inferSelect
export interface Joined {
  line: ReturnLineRow
  /** What it was ordered as. */
  of: Line
}

/** What comes back once the fee is off, or is waived. */
export const returnedOf = ({ amount, points, fee, waiver }: ReturnRow): Returned => lessFee(amount, points, waiver ? 0 : fee)

/** The lines of some returns with those of their orders. */
export async function joinedLines(db: Database, returnSeqs: readonly number[]): Promise<Map<number, Joined[]>> {
  if (returnSeqs.length === 0) return new Map()
  const rows = await db
    .select({ line: returnLines, of: orderLines })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.lineSeq, returnLines.lineSeq))
    .where(inArray(returnLines.returnSeq, [...returnSeqs]))
    .orderBy(asc(returnLines.returnLineSeq))
  return Map.groupBy(rows, ({ line }) => line.returnSeq)
}

export function presentReturnHead(row: ReturnRow, lines: readonly Joined[]): Listed<typeof listReturns> {
  const { returnSeq, orderId, kind, cause, state, requestedAt } = row
  const [first] = lines
  return {
    ...{ returnSeq, orderId, kind, cause, state },
    ...returnedOf(row),
    orderName: `${first?.of.name ?? ''}${lines.length > 1 ? ` 외 ${lines.length - 1}건` : ''}`,
    image: first?.of.image ?? '',
    imageAlt: first?.of.imageAlt ?? '',
    qty: lines.reduce((sum, { line }) => sum + line.qty, 0),
    withdrawableYn: isWithdrawable(state) ? 'Y' : 'N',
    REG_DT: requestedAt.toISOString(),
  }
}

export const presentReturnLine = ({ line, of }: Joined): OwnReturn['lines'][number] => ({
  ...{ lineSeq: line.lineSeq, choices: line.choices, wantedChoices: line.wantedChoices, qty: line.qty },
  ...{ name: of.name, image: of.image, imageAlt: of.imageAlt },
})

export const movesOfReturn = (db: Database, returnSeq: number): Promise<(typeof returnMoves.$inferSelect)[]> =>
  db.select().from(returnMoves).where(eq(returnMoves.returnSeq, returnSeq)).orderBy(asc(returnMoves.at), asc(returnMoves.moveSeq))

/** Why staff take off what they take off: they say it as they write the return down. */
export const feeReasonOf = (moves: readonly (typeof returnMoves.$inferSelect)[]): string =>
  moves.find(({ from }) => from === null)?.reason ?? ''

export async function fileKeysOf(db: Database, returnSeq: number): Promise<string[]> {
  const rows = await db
    .select({ fileKey: returnFiles.fileKey })
    .from(returnFiles)
    .where(eq(returnFiles.returnSeq, returnSeq))
    .orderBy(asc(returnFiles.createdAt), asc(returnFiles.fileKey))
  return rows.map(({ fileKey }) => fileKey)
}

/** Null where no carrier of it can be asked. */
export async function trackingOfReturn(db: Database, { returnSeq, state }: ReturnRow, now: Date): Promise<Tracking | null> {
  const [track] = await db.select().from(parcelTracks).where(eq(parcelTracks.returnSeq, returnSeq))
  return track ? presentTrack(track.carrier, track, { now, isDone: !OPEN_RETURNS.includes(state) }) : null
}

export async function presentReturn(db: Database, row: ReturnRow, now: Date): Promise<OwnReturn> {
  const { returnSeq, reason, way, pickup, pickupDay, carrier, trackingNo, waiver } = row
  const [lines, moves, fileKeys, tracking] = await Promise.all([
    joinedLines(db, [returnSeq]),
    movesOfReturn(db, returnSeq),
    fileKeysOf(db, returnSeq),
    trackingOfReturn(db, row, now),
  ])
  const own = lines.get(returnSeq) ?? []
  return {
    ...presentReturnHead(row, own),
    ...{ reason, way, pickup, pickupDay, carrier, trackingNo, tracking, waiver, feeReason: feeReasonOf(moves), fileKeys },
    lines: own.map(presentReturnLine),
    moves: moves.map((move) => ({ state: move.to, reason: move.from === null ? '' : move.reason, at: move.at.toISOString() })),
  }
}
