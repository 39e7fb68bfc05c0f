// Which news a person of staff may know of: those of the kinds that wait for the role, of the person's shop where it is bound to one. Every
// read of them goes through this, so that what a role or a shop may not see reaches nobody by the badge, the list, a mail or a text.
import { and, eq, gte, inArray, sql, type SQL } from 'drizzle-orm'
import { rightsInShop, usualRights } from '@/schemas/rules/base/console-areas'
import { newsKindsOf } from '@/schemas/rules/base/news-kinds'
import { rightsOf, type Rights, type RoleRights } from '@/schemas/rules/base/rights'
import type { staff } from '@/services/db/tables/auth'
import { staffNews } from '@/services/db/tables/staff-news'

const DAY = 86_400_000
/** What came in earlier is no news. */
export const NEWS_DAYS = 14

export interface Hearer {
  rights: Rights
  /** The shop that the person is bound to. */
  shopId?: string | undefined
}

export function heardNews({ rights, shopId }: Hearer, { siteId, now }: { siteId: string; now: Date }): SQL {
  const kinds = newsKindsOf(rights)
  if (kinds.length === 0) return sql`false`
  return and(
    eq(staffNews.siteId, siteId),
    inArray(staffNews.kind, kinds),
    gte(staffNews.raisedAt, new Date(now.getTime() - NEWS_DAYS * DAY)),
    shopId === undefined ? eq(staffNews.isForShop, false) : eq(staffNews.shopId, shopId),
  )!
}

/** The same of one row. */
export const hears = (
  { rights, shopId }: Hearer,
  { kind, isForShop, ...news }: Pick<typeof staffNews.$inferSelect, 'kind' | 'shopId' | 'isForShop'>,
): boolean => newsKindsOf(rights).includes(kind) && (shopId === undefined ? !isForShop : news.shopId === shopId)

/** A person of staff as who hears, by the rows of the person and the role. An administrator is bound to no shop. */
export function hearerOf({ role, rights: given, shopId }: PersonRow): Hearer {
  if (role === 'adm') return { rights: rightsOf({ role }) }
  const rights = given ?? usualRights()
  return shopId === null ? { rights: rightsOf({ role, rights }) } : { rights: rightsOf({ role, rights: rightsInShop(rights) }), shopId }
}

interface PersonRow extends Pick<typeof staff.$inferSelect, 'role' | 'shopId'> {
  rights: RoleRights | null
}
