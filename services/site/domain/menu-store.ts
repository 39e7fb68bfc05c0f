import { and, eq, inArray } from 'drizzle-orm'
import type { Problem } from '@/schemas/api/base/failure'
import type { RecordValues } from '@/schemas/records/define-record'
import { menuRecord } from '@/schemas/records/site/menu-record'
import { MENU_GROUPS } from '@/schemas/words/menu-groups'
import { menus } from '@/services/db/tables/site'
import type { RecordStore, StoreCtx } from '@/services/records/record-store'
import { shortId } from '@/services/records/short-id'
import { tableStore } from '@/services/records/table-store'

const MOST_DEPTH = 3
type MenuRow = Pick<typeof menus.$inferSelect, 'id' | 'parentId' | 'menuGroup'>

const rows = tableStore(menuRecord, {
  table: menus,
  key: 'id',
  toRow: ({ parentId }) => ({ parentId: parentId || null }),
  fromRow: ({ parentId }) => ({ parentId: parentId ?? '' }),
  newId: () => shortId('menu'),
  tags: () => ['menus'],
  problems,

  async whyShown(ctx, id) {
    const children = (await menuRows(ctx)).filter(({ parentId }) => parentId === id).length
    return children === 0 ? undefined : `아래 메뉴 ${children}개가 있습니다. 먼저 옮기거나 지워 주세요.`
  },
})

export const menuStore: RecordStore = {
  ...rows,
  // Each by itself: more than one row is written.
  showMany: undefined,
  hideMany: undefined,

  async hide(ctx, id, values) {
    // Staff withdraw the entries below first; a demonstration's seeds may have written them again.
    const below = belowMenu(await menuRows(ctx), id)
    if (below.length > 0) await ctx.db.delete(menus).where(and(eq(menus.siteId, ctx.siteId), inArray(menus.id, below)))
    return rows.hide(ctx, id, values)
  },
}

const menuRows = ({ db, siteId }: StoreCtx): Promise<MenuRow[]> =>
  db.select({ id: menus.id, parentId: menus.parentId, menuGroup: menus.menuGroup }).from(menus).where(eq(menus.siteId, siteId))

/** An entry and those above it, the nearest first. A circle ends it. */
function lineUp(all: readonly MenuRow[], id: string): MenuRow[] {
  const byId = new Map(all.map((row) => [row.id, row]))
  const line: MenuRow[] = []
  for (let at = byId.get(id); at && !line.includes(at); at = at.parentId === null ? undefined : byId.get(at.parentId)) line.push(at)
  return line
}

const belowMenu = (all: readonly MenuRow[], id: string): string[] =>
  all.filter((row) => row.id !== id && lineUp(all, row.id).some((one) => one.id === id)).map((row) => row.id)

/** A parent of another menu, one that stands below the entry itself, and more levels than the menus show. */
async function problems(ctx: StoreCtx, id: string, { parentId, menuGroup }: RecordValues): Promise<Problem[]> {
  if (parentId === '') return []
  const all = await menuRows(ctx)
  const line = lineUp(all, parentId as string)
  const fault = (message: string): Problem[] => [{ pointer: '/parentId', keyword: 'tree', message: `위 메뉴: ${message}` }]
  if (line.some((one) => one.id === id)) return fault('자기 자신이나 자기 아래의 메뉴입니다. 다른 메뉴를 골라 주세요.')
  const [parent] = line
  if (parent && parent.menuGroup !== menuGroup) {
    const title = (MENU_GROUPS as Readonly<Record<string, string>>)[parent.menuGroup] ?? parent.menuGroup
    return fault(`${title}에 있습니다. 같은 메뉴에 있는 것을 골라 주세요.`)
  }
  const own = lineUp(all, id).length
  const height = Math.max(0, ...belowMenu(all, id).map((one) => lineUp(all, one).length - own))
  return line.length + 1 + height > MOST_DEPTH ? fault(`메뉴는 ${MOST_DEPTH}단계까지 둘 수 있습니다. 더 위의 메뉴를 골라 주세요.`) : []
}
