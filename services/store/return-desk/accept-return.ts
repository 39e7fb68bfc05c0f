import * as contracts from '@/schemas/api/store/return-desk'
import { operation } from '@/services/kit/service'
import { wantedOf } from '../domain/money/finish-refunded-return'
import { moveReturn } from '../domain/orders/move-return'
import { holdPieces } from '../domain/goods/pieces'
import { startReturnTrack } from '../domain/parcels/start-track'
import { tellOfReturn } from '../domain/orders/tell-of-return'
import { returnTarget } from '../domain/orders/return-target'
import { presentDeskReturn } from './present-desk-return'
import { returnToMove } from './return-to-move'
import { whoseOrder } from '../domain/orders/whose-order'

/** The new pieces of an exchange are held from here on, so that nobody buys them while the old ones are on their way. */
export const acceptReturn = operation(contracts.acceptReturn, async ({ carrier = '', trackingNo = '', ...one }, ctx) => {
  const of = await returnToMove(ctx, one, 'collecting')
  if (of.row.kind === 'exchange' && (await holdPieces(ctx, wantedOf(of.lines))) !== undefined) throw ctx.fail('soldOut')
  await moveReturn(ctx, of, { to: 'collecting', movedBy: `staff:${ctx.session.staff!.id}`, set: { carrier: carrier.trim(), trackingNo } })
  await startReturnTrack(ctx, of.row)
  await tellOfReturn(ctx, of, 'returnTaken', 0)
  ctx.audit('return.accept', returnTarget(one.returnSeq), {}, whoseOrder(of.locked.order))
  return { item: await presentDeskReturn(ctx, of.row) }
})
