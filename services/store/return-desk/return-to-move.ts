import { mayMoveReturn, type ReturnState } from '@/schemas/rules/store/return-states'
import type { Ctx, Fails } from '@/services/kit/service'
import { lockReturn, type LockedReturn } from '../domain/orders/move-return'

/** The return as staff read it, held, if it may go where they want it to. */
export async function returnToMove(
  ctx: Pick<Ctx, 'db' | 'siteId'> & Fails<'missing' | 'changed' | 'notNow'>,
  { returnSeq, version }: { returnSeq: number; version: number },
  to: ReturnState,
): Promise<LockedReturn> {
  const of = await lockReturn(ctx, returnSeq)
  if (!of) throw ctx.fail('missing')
  if (of.row.version !== version) throw ctx.fail('changed')
  if (!mayMoveReturn(of.row.state, to)) throw ctx.fail('notNow')
  return of
}
