import type { SQL } from 'drizzle-orm'
import type { Input } from '@/schemas/api/base/contract'
import type { requestExchange } from '@/schemas/api/store/returns'
import type { CtxOf } from '@/services/kit/service'
import { judgeExchange } from '../domain/returns/judge-exchange'
import { requestReturn } from './request-return'

/** @param own which orders are the caller's. @returns the number of the return. */
export async function askExchange(ctx: CtxOf<typeof requestExchange>, sent: Input<typeof requestExchange>, own: SQL): Promise<number> {
  const wanted = new Map(sent.items.map(({ lineSeq, variantId }) => [lineSeq, variantId]))
  // One line becomes one option: for two of them two returns follow one another.
  if (wanted.size < sent.items.length) throw ctx.fail('tooMany')
  return ctx.db.transaction((tx) =>
    ctx.once(tx, () =>
      requestReturn(ctx, tx, sent, {
        own,
        kind: 'exchange',
        account: null,
        judge: (where, _, pieces) => judgeExchange(where, ctx, pieces, wanted),
      }),
    ),
  )
}
