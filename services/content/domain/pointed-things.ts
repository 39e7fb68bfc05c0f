// What the points of photographs name: addresses of products and goods, read as what visitors see of them now.
import { and, eq, inArray } from 'drizzle-orm'
import type { MaterialCost, ShownPoint } from '@/schemas/api/content/picture-points'
import { saleAt, type PicturePoint } from '@/schemas/rules/content/picture-points'
import { recordAddresses } from '@/services/db/tables/records'
import { soldThings, type SoldPlace, type SoldThing } from '@/services/parts/sold-things'

interface Named {
  key: string
  thing: SoldThing
}
const KEYS = { products: 'product', goods: 'goods' } as const

export interface PointedThings {
  /** What of these points visitors see: one whose product or goods are gone, or hidden, is left out. */
  shown: (points: readonly PicturePoint[] | undefined) => ShownPoint[]
  /** What the marked areas cost; null without any. */
  cost: (points: readonly PicturePoint[]) => MaterialCost | null
}

/** @param links of all points of an answer, so that each type is read once. */
export async function pointedThings(links: readonly string[], place: SoldPlace): Promise<PointedThings> {
  const byLink = await namedBy(links, place)
  return {
    shown: (points = []) =>
      points.flatMap(({ x, y, link, area, note }) => {
        const named = byLink.get(link)
        if (!named) return []
        const { key, thing } = named
        const { name, colour, image, link: path, price, unit, reckonedId } = thing
        return [{ x, y, thing: key, NAME: name, colour, image, link: path, price, unit, area: area ?? null, note: note ?? '', reckonedId }]
      }),
    cost: (points) => costOf(points.flatMap(({ link, area }) => (byLink.get(link) && { area: area ?? 0, ...byLink.get(link)! }) || [])),
  }
}

async function namedBy(links: readonly string[], place: SoldPlace): Promise<Map<string, Named>> {
  const sales = [...new Set(links)].flatMap((link) => {
    const sale = saleAt(link)
    return sale ? [{ link, ...sale }] : []
  })
  if (sales.length === 0) return new Map()
  const { db, siteId } = place
  const { path, recordId } = recordAddresses
  const inWords = await db
    .select({ path, recordId })
    .from(recordAddresses)
    .where(
      and(
        eq(recordAddresses.siteId, siteId),
        inArray(
          path,
          sales.map((one) => one.path),
        ),
      ),
    )
  const idByPath = new Map(inWords.map((row) => [row.path, row.recordId]))
  const idOf = (sale: (typeof sales)[number]): string => idByPath.get(sale.path) ?? sale.name
  const found = new Map<string, Named>()
  for (const [type, list] of Map.groupBy(sales, (one) => one.type)) {
    const things = await soldThings(type, place, [...new Set(list.map(idOf))])
    for (const sale of list) {
      const thing = things.get(idOf(sale))
      if (thing) found.set(sale.link, { key: `${KEYS[type]}:${idOf(sale)}`, thing })
    }
  }
  return found
}

/** A thing in several places is one line: its pieces are rounded up once. */
function costOf(marked: readonly (Named & { area: number })[]): MaterialCost | null {
  const lines: MaterialCost['lines'] = []
  const without: string[] = []
  for (const [key, places] of Map.groupBy(marked, (one) => one.key)) {
    const { thing } = places[0]!
    const area = Math.round(places.reduce((sum, one) => sum + one.area, 0) * 100) / 100
    const cost = area > 0 ? thing.costOf(area) : undefined
    if (cost) lines.push({ thing: key, NAME: thing.name, link: thing.link, area, ...cost })
    else without.push(thing.name)
  }
  return lines.length > 0 ? { lines, sum: lines.reduce((sum, one) => sum + one.sum, 0), without } : null
}
