import { and, eq, inArray, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/returns'
import { goodsVariants } from '@/services/db/tables/store'
import { operation } from '@/services/kit/service'
import { requestReturn } from './request-return'

/** The wanted option has the price of the old one, so that no money moves; its pieces are held once staff accept it. */
export const requestExchange = operation(contracts.requestExchange, async (sent, ctx) => {
  const wanted = new Map(sent.items.map(({ lineSeq, variantId }) => [lineSeq, variantId]))
  // One line becomes one option: for two of them two returns follow one another.
  if (wanted.size < sent.items.length) throw ctx.fail('tooMany')
  const returnSeq = await ctx.db.transaction((tx) =>
    ctx.once(tx, () =>
      requestReturn(ctx, tx, sent, {
        kind: 'exchange',
        account: null,
        async judge({ db, siteId }, _, pieces) {
          const ids = pieces.flatMap(({ line }) => [line.variantId ?? '', wanted.get(line.lineSeq)!])
          const { given, reserved, sold } = goodsVariants
          const rows = await db
            .select({ row: goodsVariants, left: sql<number>`${given} - ${reserved} - ${sold}`.mapWith(Number) })
            .from(goodsVariants)
            .where(and(eq(goodsVariants.siteId, siteId), inArray(goodsVariants.variantId, ids)))
          return pieces.map((piece) => {
            const of = (id: string | null | undefined) => rows.find(({ row }) => row.variantId === id)
            const from = of(piece.line.variantId)?.row
            const to = of(wanted.get(piece.line.lineSeq))
            const isEqual = from && to?.row.goodsId === from.goodsId && to.row.extraPrice === from.extraPrice
            if (!isEqual || to.row.publishedYn === 'N') throw ctx.fail('otherPrice')
            if (to.left < piece.qty) throw ctx.fail('soldOut')
            return { ...piece, wantedId: to.row.variantId, wantedChoices: to.row.choices }
          })
        },
      }),
    ),
  )
  return { item: { returnSeq } }
})
