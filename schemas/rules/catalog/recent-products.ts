// Products that the visitor looked at, newest first, stored in the browser only (SYS-27).
import { readProducts, type ComparedProduct } from './read-products'

/** As many as are remembered. */
export const RECENT_MOST = 20

export type RecentProduct = ComparedProduct

/** The list after a visit: the product comes first, once, and the oldest is forgotten. */
export const remember = (list: readonly RecentProduct[], product: RecentProduct): RecentProduct[] =>
  [product, ...list.filter(({ id }) => id !== product.id)].slice(0, RECENT_MOST)

/** The stored products without invalid ones. */
export const readRecentProducts = (kept: unknown): RecentProduct[] => (Array.isArray(kept) ? readProducts(kept).slice(0, RECENT_MOST) : [])
