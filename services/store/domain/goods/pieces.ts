// The pieces of a variant: given, reserved for a payment, sold. Every change is a conditional update of the variant's own row, and rows are
// taken in one order, so that two orders of the same goods cannot wait for each other.
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { goodsVariants } from '@/services/db/tables/store'
import type { Ctx } from '@/services/kit/service'
import { tellLowStock } from './low-stock'
import { stockTags } from './stock-tags'

type Where = Pick<Ctx, 'db' | 'siteId' | 'now' | 'touch'>
/** Pieces by variant. */
export type Pieces = ReadonlyMap<string, number>

/** Adds the pieces of lines up: two lines may be of one variant. Variants that are gone have no stock to move. */
export function piecesOf(lines: readonly { variantId: string | null; qty: number }[]): Pieces {
  const pieces = new Map<string, number>()
  for (const { variantId, qty } of lines) if (variantId !== null && qty > 0) pieces.set(variantId, (pieces.get(variantId) ?? 0) + qty)
  return pieces
}

/** Locks the rows of all variants that a transaction will change, where it changes them in several steps. */
export async function lockVariants({ db }: Where, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return
  await db
    .select({ variantId: goodsVariants.variantId })
    .from(goodsVariants)
    .where(inArray(goodsVariants.variantId, [...variantIds]))
    .orderBy(asc(goodsVariants.variantId))
    .for('no key update')
}

/** @returns the first variant that has too few pieces, and then nothing may be committed; undefined where all are held. */
export function holdPieces(ctx: Where, pieces: Pieces): Promise<string | undefined> {
  const isEnough = (qty: number): SQL => sql`${goodsVariants.given} - ${goodsVariants.reserved} - ${goodsVariants.sold} >= ${qty}`
  return each(ctx, pieces, (qty) => ({ set: { reserved: sql`${goodsVariants.reserved} + ${qty}` }, where: isEnough(qty), taken: qty }))
}

/** The hold ended without a payment. */
export const releasePieces = (ctx: Where, pieces: Pieces): Promise<unknown> =>
  each(ctx, pieces, (qty) => ({ set: { reserved: sql`${goodsVariants.reserved} - ${qty}` }, taken: -qty }))

/** They were paid for. */
export const sellPieces = (ctx: Where, pieces: Pieces): Promise<unknown> =>
  each(ctx, pieces, (qty) => ({
    set: { reserved: sql`${goodsVariants.reserved} - ${qty}`, sold: sql`${goodsVariants.sold} + ${qty}` },
    taken: 0,
  }))

/** The bank took the deposit back: they are held again. */
export const unsellPieces = (ctx: Where, pieces: Pieces): Promise<unknown> =>
  each(ctx, pieces, (qty) => ({
    set: { reserved: sql`${goodsVariants.reserved} + ${qty}`, sold: sql`${goodsVariants.sold} - ${qty}` },
    taken: 0,
  }))

/** A sale was cancelled before the goods left. */
export const takePiecesBack = (ctx: Where, pieces: Pieces): Promise<unknown> =>
  each(ctx, pieces, (qty) => ({ set: { sold: sql`${goodsVariants.sold} - ${qty}` }, taken: -qty }))

/** They came back and cannot be sold again: they leave the stock. */
export const loseSoldPieces = (ctx: Where, pieces: Pieces): Promise<unknown> =>
  each(ctx, pieces, (qty) => ({
    set: { sold: sql`${goodsVariants.sold} - ${qty}`, given: sql`${goodsVariants.given} - ${qty}` },
    taken: 0,
  }))

interface Change {
  set: Partial<Record<'given' | 'reserved' | 'sold', SQL>>
  where?: SQL
  /** Pieces that nobody can buy any more afterwards. */
  taken: number
}

async function each(ctx: Where, pieces: Pieces, changeOf: (qty: number) => Change): Promise<string | undefined> {
  const { db, touch } = ctx
  for (const [variantId, qty] of [...pieces].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const { set, where, taken } = changeOf(qty)
    const [row] = await db
      .update(goodsVariants)
      .set(set)
      .where(and(eq(goodsVariants.variantId, variantId), where))
      .returning({
        variantId: goodsVariants.variantId,
        goodsId: goodsVariants.goodsId,
        lowAt: goodsVariants.lowAt,
        left: sql<number>`${goodsVariants.given} - ${goodsVariants.reserved} - ${goodsVariants.sold}`,
      })
    if (!row && where) return variantId
    if (!row || taken === 0) continue
    touch(...stockTags(row.goodsId, row.left + taken, row.left))
    await tellLowStock(ctx, row, row.left + taken, row.left)
  }
  return undefined
}
