// Asks the carrier about one parcel, and writes what it said. The row is taken before the ask, so that of several processes one asks; the order
// is held while the answer is written, so that of several answers one moves it.
import { and, eq, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import { isTracked } from '@/schemas/rules/store/parcel-tracking'
import type { OpenDatabase } from '@/services/db/database'
import { shipments } from '@/services/db/tables/orders'
import { parcelTracks } from '@/services/db/tables/parcels'
import { runAsSystem } from '@/services/kit/run-as-system'
import type { Ctx } from '@/services/kit/service'
import { trackParcel, type ParcelAnswer } from '@/services/outside/delivery-tracker'
import { afterAnswer, type TrackRow } from './after-answer'
import { lockOrder, moveOrder } from '../orders/move-order'
import { tellBuyer } from '../orders/tell-buyer'

type Where = { siteId: string; now: Date }

/** Longer than an ask takes: a process that dies meanwhile leaves the parcel to the next one. */
const TAKEN = 2 * 60_000
/** A person asks for the same parcel so often. */
const BY_HAND = 60_000

/** `taken`: another asks about it now, or just did. */
export type AskOutcome = 'answered' | 'silent' | 'away' | 'taken'

/** @param by whether it is due, or a person wants to know now. */
export async function askParcel(open: OpenDatabase, where: Where, trackSeq: number, by: 'clock' | 'hand'): Promise<AskOutcome> {
  const { now } = where
  const row = await take(open, trackSeq, by === 'clock' ? lte(parcelTracks.nextAskAt, now) : askable(now), now)
  if (!row || !isTracked(row.carrier)) return 'taken'
  const answer = await trackParcel({ carrier: row.carrier, trackingNo: row.trackingNo })
  await runAsSystem(open, { ...where, actor: 'parcels' }, (ctx) => write(ctx, row, answer))
  if (answer.ok || answer.fate === 'unknown' || answer.fate === 'refused') return 'answered'
  return answer.fate === 'carrier' ? 'silent' : 'away'
}

const askable = (now: Date): SQL =>
  and(
    or(isNull(parcelTracks.askedAt), lte(parcelTracks.askedAt, new Date(now.getTime() - BY_HAND))),
    or(isNull(parcelTracks.status), ne(parcelTracks.status, 'DELIVERED')),
  )!

async function take({ db }: OpenDatabase, trackSeq: number, due: SQL, now: Date): Promise<TrackRow | undefined> {
  const [row] = await db
    .update(parcelTracks)
    .set({ askedAt: now, asks: sql`${parcelTracks.asks} + 1`, nextAskAt: new Date(now.getTime() + TAKEN) })
    .where(and(eq(parcelTracks.trackSeq, trackSeq), due))
    .returning()
  return row
}

async function write(ctx: Ctx, asked: TrackRow, answer: ParcelAnswer): Promise<void> {
  const { db, now } = ctx
  const [shipment] =
    asked.shipmentSeq === null
      ? []
      : await db.select({ orderId: shipments.orderId }).from(shipments).where(eq(shipments.shipmentSeq, asked.shipmentSeq))
  const locked = shipment && (await lockOrder(ctx, shipment.orderId))
  // A number that was put right meanwhile has a row of its own.
  const [row] = await db.select().from(parcelTracks).where(eq(parcelTracks.trackSeq, asked.trackSeq))
  if (!row || row.status === 'DELIVERED') return
  // Staff may have said meanwhile that it has arrived.
  const change = { ...afterAnswer(row, answer, now), ...(row.nextAskAt === null ? { nextAskAt: null } : {}) }
  await db.update(parcelTracks).set(change).where(eq(parcelTracks.trackSeq, row.trackSeq))
  if (change.status !== 'DELIVERED' || locked?.order.state !== 'shipped') return
  if (!(await haveAllArrived(ctx, locked.order.orderId))) return
  await moveOrder(ctx, locked, { to: 'delivered', movedBy: 'carrier', reason: '택배사가 배송을 마쳤습니다.' })
  await tellBuyer(ctx, locked.order, 'delivered', 0)
}

/** What our own people bring has no row, and keeps the order on its way until they say so. */
async function haveAllArrived({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<boolean> {
  const statuses = await db
    .select({ status: parcelTracks.status })
    .from(shipments)
    .leftJoin(parcelTracks, eq(parcelTracks.shipmentSeq, shipments.shipmentSeq))
    .where(eq(shipments.orderId, orderId))
  return statuses.every(({ status }) => status === 'DELIVERED')
}
