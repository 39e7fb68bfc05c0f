import { and, asc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/menus'
import { menus } from '@/services/db/tables/site'
import { operation } from '@/services/kit/service'

export const listMenus = operation(contracts.listMenus, async ({ menuGroup }, { db, siteId }) => {
  const rows = await db
    .select()
    .from(menus)
    .where(and(eq(menus.siteId, siteId), menuGroup ? eq(menus.menuGroup, menuGroup) : undefined))
    .orderBy(asc(menus.menuGroup), asc(menus.orderNo), asc(menus.id))
  return { items: rows.map(({ siteId: _, ...item }) => item) }
})
