import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { cartLines } from '@/services/db/tables/cart'

/** Lines of a cart (S-CART-1). */
export const countLines = (db: Database, cartNo: number): Promise<number> =>
  db.$count(cartLines, and(eq(cartLines.cartNo, cartNo), isNull(cartLines.removedAt)))
