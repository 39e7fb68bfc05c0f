// The lists of a process that starts are those of the one before, from its files, with what changed while none was running.
import { eq } from 'drizzle-orm'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { logger } from '@/services/base/log'
import { setCurrentDatabase } from '@/services/db/current-database'
import { startMemoFiles, writeMemoFiles } from '@/services/db/start-memo-files'
import { openDatabase } from '@/services/db/open-database'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { products } from '@/services/db/tables/catalog'
import { interiorCases } from '@/services/db/tables/content'
import { goods } from '@/services/db/tables/store'
import { openSeededApp } from '@/tests/support/seeded-app'
import type { TestApp } from '@/tests/support/test-app'

const LISTS = {
  products: '/svc/productSearchSvcApi/productSearchList?category=floor&sort=cheap&size=60',
  interiors: '/svc/interiorSvcApi/svcList?type=house&sort=popular&size=60',
  goods: '/svc/storeProductSvcApi/productList?sort=cheap&size=60',
}
let app: TestApp
beforeAll(async () => {
  app = await openSeededApp()
})
afterAll(() => app.drop())

const lists = async () => {
  const found: Record<string, unknown> = {}
  for (const [name, path] of Object.entries(LISTS)) {
    const { status, data } = await app.get(path)
    expect([name, status, data.items.length > 0]).toEqual([name, 200, true])
    found[name] = { item: data.item, items: data.items, total: data.totalCount }
  }
  return found
}

test('the lists of products, cases and goods come back from their files, with what changed meanwhile', async () => {
  const stop = startMemoFiles(join(app.place.dataDir, 'indexes'), 'build')
  const before = await lists()
  await writeMemoFiles()
  const again = await openDatabase(app.place, { deadline: 20_000 })
  const info = vi.spyOn(logger(), 'info')
  try {
    setCurrentDatabase(again)
    expect(await lists()).toEqual(before)
    const read = () => info.mock.calls.flatMap(([line]) => ((line as { event?: string }).event === 'index-file-read' ? [line] : []))
    expect(read().map((line) => [(line as { index: string }).index, (line as { changed: number }).changed])).toEqual([
      ['products site', 0],
      ['interiors site', 0],
      ['goods site', 0],
    ])
    const { db } = app.open
    const { items } = (await app.get(LISTS.products)).data
    const settle = await db.transaction(async (tx) => {
      await tx.delete(products).where(eq(products.zinPrdId, String(items[0]!['zinPrdId'])))
      const [aCase] = await tx.select({ seq: interiorCases.seq }).from(interiorCases).where(eq(interiorCases.type, 'house')).limit(1)
      await tx.update(interiorCases).set({ viewCnt: 9_999_999 }).where(eq(interiorCases.seq, aCase!.seq))
      const [some] = await tx.select({ id: goods.goodsId }).from(goods).where(eq(goods.publishedYn, 'Y')).limit(1)
      await tx.update(goods).set({ name: '새 이름' }).where(eq(goods.goodsId, some!.id))
      return bumpTagNumbers(tx, [
        'products',
        `product:${String(items[0]!['zinPrdId'])}`,
        'interiors',
        `interior:${aCase!.seq}`,
        'goods',
        `goods:${some!.id}`,
      ])
    })
    settle()
    info.mockClear()
    const last = await openDatabase(app.place, { deadline: 20_000 })
    setCurrentDatabase(last)
    const changed = await lists()
    expect(read()).toHaveLength(3)
    await stop()
    const anew = await openDatabase(app.place, { deadline: 20_000 })
    setCurrentDatabase(anew)
    expect(changed).toEqual(await lists())
    expect(changed).not.toEqual(before)
    await Promise.all([last.close(), anew.close()])
  } finally {
    vi.restoreAllMocks()
    setCurrentDatabase(app.open)
    await again.close()
  }
})
