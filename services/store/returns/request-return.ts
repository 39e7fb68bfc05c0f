// Writes that pieces of an order are to come back. The order's row is locked first, so that the same pieces are not asked for twice; what comes
// back and what the way back costs is frozen here.
import { and, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { requestRefund } from '@/schemas/api/store/returns'
import { digitsOnly } from '@/schemas/rules/base/digits-only'
import { returnFee, returnLimit } from '@/schemas/rules/store/return-limits'
import type { ReturnKind } from '@/schemas/rules/store/return-states'
import { seoulDay } from '@/schemas/words/seoul-day'
import { orders } from '@/services/db/tables/orders'
import { returnFiles, type PickupPlace } from '@/services/db/tables/returns'
import type { BankAccount } from '@/services/db/tables/payments'
import { ownerOf } from '@/services/uploads/resumable-upload'
import type { Ctx, Fails } from '@/services/kit/service'
import { deliveredAt } from '../domain/orders/delivered-at'
import { termsOfOrder } from '../domain/terms/terms-of-order'
import { limitWords } from '../domain/returns/limit-words'
import { lockOrder, type LockedOrder, type StoreCtx } from '../domain/orders/move-order'
import { isShown } from '../domain/orders/belongs-to-member'
import { returningLines } from '../domain/orders/is-open-return'
import { writeReturn, type WantedPiece } from '../domain/returns/write-return'

type Sent = Pick<
  Input<typeof requestRefund>,
  'id' | 'reason' | 'cause' | 'knownDay' | 'way' | 'pickup' | 'pickupDay' | 'fileKeys' | 'fee' | 'items'
>
type Faults =
  ('missing' | 'closed' | 'limited' | 'tooMany' | 'feeChanged') | ('pickupNeeded' | 'pickupDayWrong' | 'knownDayNeeded' | 'fileGone')
type ReturnCtx = Ctx & Fails<Faults>

interface ReturnRequest {
  /** Which orders are the caller's. */
  own: SQL
  kind: ReturnKind
  account: BankAccount | null
  /** What is wanted instead of the pieces, or refuses them. */
  judge: (ctx: StoreCtx, locked: LockedOrder, pieces: WantedPiece[]) => Promise<WantedPiece[]>
}
const DAY_MS = 86_400_000
const PICKUP_DAYS = 14

/** @returns the number of the return. */
export async function requestReturn(
  ctx: ReturnCtx,
  db: StoreCtx['db'],
  sent: Sent,
  { own, kind, account, judge }: ReturnRequest,
): Promise<number> {
  const { siteId, now, fail } = ctx
  const tx: StoreCtx = { db, siteId, now, touch: (...tags) => ctx.touch(...tags) }
  const [mine] = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(own, isShown(), eq(orders.orderId, sent.id)))
  const locked = mine && (await lockOrder(tx, mine.orderId))
  if (!locked) throw fail('missing')
  const { order } = locked
  if (order.state !== 'shipped' && order.state !== 'delivered') throw fail('closed')
  const pieces = await judge(tx, locked, await piecesWanted(ctx, tx, locked, sent))
  const { cause, way } = sent
  const fee = returnFee(
    termsOfOrder(order).collecting,
    kind,
    cause,
    way,
    pieces.map(({ line }) => line.delivery),
  )
  if (fee !== sent.fee) throw fail('feeChanged', { item: { fee } })
  const returnSeq = await writeReturn(tx, locked, pieces, {
    ...{ kind, cause, way, fee, account, reason: sent.reason, by: 'buyer' },
    knownDay: cause === 'fault' ? (sent.knownDay ?? '') : '',
    ...placeOf(ctx, sent),
  })
  await takeFiles(ctx, tx, returnSeq, [...new Set(sent.fileKeys ?? [])])
  return returnSeq
}

/** A line that is named twice is added up; one that takes part in a return already is not taken. */
async function piecesWanted(ctx: ReturnCtx, { db }: StoreCtx, { order, lines }: LockedOrder, sent: Sent): Promise<WantedPiece[]> {
  const { fail, now } = ctx
  const { cause, knownDay } = sent
  if (cause === 'fault' && !knownDay) throw fail('knownDayNeeded')
  if (cause === 'fault' && knownDay! > seoulDay(now)) throw fail('knownDayNeeded', { words: '하자를 안 날은 오늘까지의 날이어야 합니다.' })
  const delivered = await deliveredAt(db, order.orderId)
  const returning = await returningLines(db, order.orderId)
  const byLine = new Map<number, number>()
  for (const { lineSeq, qty } of sent.items) byLine.set(lineSeq, (byLine.get(lineSeq) ?? 0) + qty)
  const { mindDays } = termsOfOrder(order)
  return [...byLine].map(([lineSeq, qty]) => {
    const line = lines.find((one) => one.lineSeq === lineSeq)
    if (!line || returning.has(lineSeq) || qty > line.qty - line.cancelledQty - line.cancellingQty) throw fail('tooMany')
    const isConfirmed = order.confirmedAt !== null
    const limit = returnLimit({ cause, isCustom: line.customYn === 'Y', isConfirmed, deliveredAt: delivered, mindDays, knownDay, now })
    if (limit) throw fail('limited', { words: `${line.name}: ${limitWords(limit, mindDays)}` })
    return { line, qty, wantedId: null, wantedChoices: [] }
  })
}

function placeOf({ fail, now }: ReturnCtx, { way, pickup, pickupDay }: Sent): { pickup: PickupPlace | null; pickupDay: string } {
  if (way === 'send') return { pickup: null, pickupDay: '' }
  if (!pickup) throw fail('pickupNeeded')
  if (pickupDay && (pickupDay <= seoulDay(now) || pickupDay > seoulDay(new Date(now.getTime() + PICKUP_DAYS * DAY_MS))))
    throw fail('pickupDayWrong')
  const { name, phoneNo, zipCode, address, addressDetail = '', request = '' } = pickup
  return {
    pickup: {
      ...{ name: name.trim(), phoneNo: digitsOnly(phoneNo), zipCode, address: address.trim() },
      ...{ addressDetail: addressDetail.trim(), request: request.trim() },
    },
    pickupDay: pickupDay ?? '',
  }
}

/** A picture belongs to its uploader, and to one return: one that another took meanwhile is missing here. */
async function takeFiles(
  { fail, session }: ReturnCtx,
  { db, siteId, now }: StoreCtx,
  returnSeq: number,
  fileKeys: string[],
): Promise<void> {
  if (fileKeys.length === 0) return
  const taken = await db
    .update(returnFiles)
    .set({ returnSeq })
    .where(
      and(
        eq(returnFiles.siteId, siteId),
        inArray(returnFiles.fileKey, fileKeys),
        eq(returnFiles.uploadedBy, ownerOf(session)),
        isNull(returnFiles.returnSeq),
        gt(returnFiles.createdAt, new Date(now.getTime() - DAY_MS)),
      ),
    )
    .returning({ fileKey: returnFiles.fileKey })
  if (taken.length < fileKeys.length) throw fail('fileGone')
}
