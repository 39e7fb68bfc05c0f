import { and, eq, sql } from 'drizzle-orm'
import { goods, goodsVariants } from '@/services/db/tables/store'

/** Pieces of a combination that can be bought. */
export const piecesLeft = sql<number>`(${goodsVariants.given} - ${goodsVariants.reserved} - ${goodsVariants.sold})`

/** A combination that is sold, of goods that visitors see, in a query of both. */
export const isOffered = sql<boolean>`(${and(eq(goods.kind, 'goods'), eq(goods.publishedYn, 'Y'), eq(goodsVariants.publishedYn, 'Y'))})`
