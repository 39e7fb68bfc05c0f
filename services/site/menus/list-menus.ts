import { and, asc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/site/menus'
import { menus } from '@/services/db/tables/site'
import { answer } from '@/services/kit/service'

export const listMenus = answer(contracts.listMenus, 'services/site/menus/list-menus.ts', async ({ menuGroup }, { db, siteId }) => {
  const rows = await db
    .select()
    .from(menus)
    .where(and(eq(menus.siteId, siteId), menuGroup ? eq(menus.menuGroup, menuGroup) : undefined))
    .orderBy(asc(menus.menuGroup), asc(menus.orderNo), asc(menus.id))
  return { items: rows.map(({ siteId: _, ...item }) => item) }
})
