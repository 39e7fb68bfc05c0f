import { and, eq, inArray, sql } from 'drizzle-orm'
import { goodsVariants } from '@/services/db/tables/store'
import type { Fails } from '@/services/kit/service'
import type { StoreCtx } from '../orders/move-order'
import type { WantedPiece } from './write-return'

/** The wanted option has the price of the old one, so that no money moves; its pieces are held once staff accept it. @param wanted by line. */
export async function judgeExchange(
  { db, siteId }: Pick<StoreCtx, 'db' | 'siteId'>,
  { fail }: Fails<'otherPrice' | 'soldOut'>,
  pieces: readonly WantedPiece[],
  wanted: ReadonlyMap<number, string>,
): Promise<WantedPiece[]> {
  const ids = pieces.flatMap(({ line }) => [line.variantId ?? '', wanted.get(line.lineSeq) ?? ''])
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
    if (!isEqual || to.row.publishedYn === 'N') throw fail('otherPrice')
    if (to.left < piece.qty) throw fail('soldOut')
    return { ...piece, wantedId: to.row.variantId, wantedChoices: to.row.choices }
  })
}
